import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A picture that is loaded from an address.
///
/// The browser loads it, once the picture is near, and keeps it in its cache. So the program is told of success as
/// soon as it has an address that a browser can load (http or https), and of failure where it has another; while
/// there is no address the phase is empty.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  /// Makes a view of the phases of loading. The scale has no effect: browsers lay out by the picture's own size.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Makes a view of the picture, and of what stands in its place until there is one.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  @MainActor public var body: some View {
    content(AsyncImagePhase(url))
  }
}

extension AsyncImage where Content == _ConditionalContent<Image, Color> {
  /// Makes a view of the picture; grey until there is one.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) {
      $0
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// There is nothing to load yet.
  case empty
  /// There is a picture.
  case success(Image)
  /// There is none, because of an error.
  case failure(any Error)

  init(_ url: URL?) {
    switch url?.scheme?.lowercased() {
    case nil where url == nil: self = .empty
    case "http", "https": self = url.map { .success(Image(remote: $0)) } ?? .empty
    default: self = .failure(URLError(.unsupportedURL))
    }
  }

  /// The picture, if there is one.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if there was one.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
