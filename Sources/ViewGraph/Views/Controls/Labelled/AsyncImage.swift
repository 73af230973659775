import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A picture that is loaded from an address.
///
/// The browser loads it, once the picture is near, and keeps it in its cache. So the program is told of success as
/// soon as it has an address that can be loaded (http or https), and of failure where it has another, and once the
/// browser has found that there is no picture: the server has none or another thing, or its address is refused. While
/// there is no address the phase is empty.
nonisolated public struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  /// Makes a view of the phases of loading. The scale has no effect: browsers lay out by the picture's own size.
  /// - Partly: `scale` and `transaction` are not used; `.failure` does not say why, and addresses that are not public
  ///   are refused.
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
    LoadedImage(url: url, content: content)
  }
}

/// The phases of one picture.
private struct LoadedImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  /// The address under which no picture was found.
  @State private var failed: URL?

  var body: some View {
    content(AsyncImagePhase(url, failed: $failed))
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

  @MainActor init(_ url: URL?, failed: Binding<URL?>) {
    guard let url else {
      self = .empty
      return
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil else {
      self = .failure(URLError(.unsupportedURL))
      return
    }
    guard failed.wrappedValue != url else {
      self = .failure(URLError(.resourceUnavailable, userInfo: [NSURLErrorFailingURLErrorKey: url]))
      return
    }
    var image = Image(remote: url)
    image.failure = ImageFailure(url: url) { failed.wrappedValue = url }
    self = .success(image)
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
