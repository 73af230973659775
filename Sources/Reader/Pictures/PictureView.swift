import SwiftUI

/// A picture from the web: grey and turning while it loads, nothing where there is none.
struct PictureView: View {
  @StateObject private var loader: PictureLoader
  private let label: String

  init(_ url: URL, label: String, cache: PictureCache) {
    _loader = StateObject(wrappedValue: cache.loader(for: url))
    self.label = label
  }

  var body: some View {
    Group {
      switch loader.state {
      case .loading: LoadingPicture()
      case .loaded(let image):
        Image(uiImage: image)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(maxWidth: .infinity)
          .frame(height: 180)
          .cornerRadius(10)
          .accessibilityLabel(label)
      case .missing: EmptyView()
      }
    }
    .onAppear { loader.load() }
  }
}

/// Stands for a picture that is on its way.
private struct LoadingPicture: View {
  @State private var isTurning = false

  var body: some View {
    ZStack {
      Rectangle()
        .fill(Color.gray.opacity(0.2))
      Text("Loading...")
        .font(.footnote)
        .foregroundColor(.secondary)
        .rotationEffect(.degrees(isTurning ? 360 : 0))
        .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 180)
    .cornerRadius(10)
    .onAppear { isTurning = true }
    .accessibilityHidden(true)
  }
}
