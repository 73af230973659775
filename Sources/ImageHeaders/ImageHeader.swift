import Foundation

/// What the first bytes of an encoded picture say.
public struct ImageHeader: Sendable, Hashable {
  /// What kind of picture it is.
  public let format: ImageFormat
  /// Its size in pixels, as it is shown: a picture that lies on its side is turned.
  public let size: ImageSize

  /// Reads the header; nil where the bytes are no picture of a known kind, or cut off before its size.
  public init?(_ data: Data) {
    guard let format = ImageFormat(data), let size = ImageSize(of: data, format: format) else { return nil }
    self.format = format
    self.size = size
  }

  /// The media type, as in Content-Type.
  public var mimeType: String { format.mediaType }
  /// Pixels from left to right.
  public var width: Int { size.width }
  /// Pixels from top to bottom.
  public var height: Int { size.height }
}
