/// A piece of HTML in UTF-8. Only the HTML writer makes one, so everything in it is escaped.
public struct HTMLFragment: Hashable, Sendable, CustomStringConvertible {
  /// The HTML in UTF-8.
  public let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The HTML as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  public var description: String { string }
}
