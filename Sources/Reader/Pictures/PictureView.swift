import SwiftUI

/// A picture from the web: grey while it loads, nothing, or a placeholder of its shape, where there is none.
struct PictureView: View {
  @StateObject private var loader: PictureLoader
  private let label: String
  private let frame: PictureFrame

  /// Shows the picture at an address.
  ///
  /// - Parameters:
  ///   - label: What is said of it to those who do not see it; empty for mere decoration.
  ///   - frame: The space it fills; that of an article's picture by default.
  init(_ url: URL, label: String, frame: PictureFrame = .article, cache: PictureCache) {
    _loader = StateObject(wrappedValue: cache.loader(for: url))
    self.label = label
    self.frame = frame
  }

  var body: some View {
    Group {
      switch loader.state {
      case .loading: LoadingPicture(frame: frame)
      case .loaded(let image):
        // The browser has to fetch it still: until then there is a calm ground.
        Rectangle()
          .fill(Color.gray.opacity(0.2))
          .overlay {
            Image(uiImage: image)
              .resizable()
              .aspectRatio(contentMode: .fill)
              .accessibilityLabel(label)
              .accessibilityHidden(label.isEmpty)
          }
          .framed(frame)
      case .missing:
        if let symbol = frame.placeholder { PicturePlaceholder(symbol: symbol, frame: frame) }
      }
    }
    .onAppear { loader.load() }
  }
}
