import Foundation

/// The bytes of a picture, checked to be one.
public struct FetchedImage: Sendable, Hashable {
  /// The bytes as the server sent them.
  public var data: Data
  /// What they are.
  public var format: ImageFormat
  /// The size in pixels.
  public var size: ImageSize
  /// Where they came from, after redirects.
  public var url: URL

  /// Creates a picture.
  public init(data: Data, format: ImageFormat, size: ImageSize, url: URL) {
    self.data = data
    self.format = format
    self.size = size
    self.url = url
  }
}

/// What became of a picture: the states a view has to tell apart once loading is over.
public enum ImageOutcome: Sendable, Equatable {
  /// There it is.
  case image(FetchedImage)
  /// There is none: no address, or its server has nothing there.
  case none
  /// It could not be fetched, or is no picture.
  case failure(FetchError)

  /// The picture, if there is one.
  public var image: FetchedImage? {
    if case .image(let image) = self { image } else { nil }
  }
}
