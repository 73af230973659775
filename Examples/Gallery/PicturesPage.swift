import SwiftUI

/// Pictures that cannot be had.
struct PicturesPage: View {
  var body: some View {
    VStack {
      picture("refused", "http://127.0.0.1:9/a.png")
      picture("refused again", "http://127.0.0.1:9/b.png")
      picture("no web address", "ftp://example.com/a.png")
    }
  }

  private func picture(_ name: String, _ address: String) -> some View {
    AsyncImage(url: URL(string: address)) { phase in
      switch phase {
      case .empty: Text("\(name): empty")
      case .success(let image): image.resizable().frame(width: 40, height: 40).accessibilityIdentifier(name)
      case .failure: Text("\(name): failure")
      @unknown default: Text("\(name): unknown")
      }
    }
  }
}
