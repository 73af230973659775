/// A size in which the service has pictures: a width or a height in pixels, or as it was uploaded.
public enum ImageSize: String, Sendable, Hashable, CaseIterable {
  case w45, w92, w154, w185, w300, w342, w500, w780, w1280
  case h632
  case original

  /// The width in pixels; that of a portrait for `h632`; nil where it differs from picture to picture.
  public var width: Double? {
    switch self {
    case .h632: 421
    case .original: nil
    default: Double(rawValue.dropFirst())
    }
  }
}

/// What a picture shows. Each kind has sizes of its own; others are refused.
public enum ImageKind: Sendable, Hashable, CaseIterable {
  case poster, backdrop, portrait, logo

  /// The sizes there are, smallest first.
  public var sizes: [ImageSize] {
    switch self {
    case .poster: [.w92, .w154, .w185, .w342, .w500, .w780, .original]
    case .backdrop: [.w300, .w780, .w1280, .original]
    case .portrait: [.w45, .w185, .h632, .original]
    case .logo: [.w45, .w92, .w154, .w185, .w300, .w500, .original]
    }
  }

  /// The smallest size that covers a width in pixels.
  public func size(covering width: Double) -> ImageSize {
    sizes.first { $0.width.map { $0 >= width } ?? false } ?? .original
  }
}
