/// What is seen of a request's first line before anything is parsed, as a pure value.
package struct RequestLine: Equatable, Sendable {
  /// Bytes that a first line may have (RFC 9112, 3, asks for 8,000 at least).
  package static let maxLength = 16 * 1024

  private var length = 0
  private var isComplete = false
  private var methodLength = 0
  private var isInMethod = true
  private var lastByte: UInt8 = 0

  /// A line of which nothing has come.
  package init() {}

  /// True where the line is longer than it may be.
  package var isTooLong: Bool { length > Self.maxLength }

  /// True where the line begins with what could be a method.
  package var hasMethod: Bool { methodLength > 0 && !isInMethod }

  /// True where the line ended without a carriage return, which is no end (RFC 9112, 2.2).
  package var endsBare: Bool { isComplete && lastByte != UInt8(ascii: "\r") }

  /// True where nothing has come.
  package var isEmpty: Bool { length == 0 }

  /// Takes the next bytes of the connection.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    guard !isComplete else { return }
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        isComplete = true
        return
      }
      length += 1
      lastByte = byte
      guard isInMethod else { continue }
      if Self.isInTokens(byte) {
        methodLength += 1
      } else {
        isInMethod = false
        if byte != UInt8(ascii: " ") { methodLength = 0 }
      }
    }
  }

  /// True for the bytes of a token (RFC 9110, 5.6.2).
  private static func isInTokens(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
