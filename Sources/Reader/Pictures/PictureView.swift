import SwiftUI

/// A picture from the web: grey and turning while it loads, nothing where there is none.
struct PictureView: View {
  /// Width by height of the space for a picture, which fills it.
  static let shape: CGFloat = 16 / 9
  /// The greatest width of a picture.
  static let width: CGFloat = 480

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
        Color.clear
          .aspectRatio(PictureView.shape, contentMode: .fit)
          .overlay {
            Image(uiImage: image)
              .resizable()
              .aspectRatio(contentMode: .fill)
              .accessibilityLabel(label)
          }
          .cornerRadius(10)
          .frame(maxWidth: PictureView.width)
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
    .aspectRatio(PictureView.shape, contentMode: .fit)
    .cornerRadius(10)
    .frame(maxWidth: PictureView.width)
    .onAppear { isTurning = true }
    .accessibilityHidden(true)
  }
}
