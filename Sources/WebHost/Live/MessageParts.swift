import NIOCore

/// Makes long messages of the parts that a page sends them in; a pure value.
///
/// A part begins with `+`, the last one with `=`; what begins with neither is a message by itself. (Browsers offer no
/// way to send one message in several frames.)
package struct MessageParts {
  /// What a part amounts to.
  package enum Result: Equatable {
    /// Nothing yet.
    case more
    case message(ByteBuffer)
    /// The parts are more than a message may have.
    case tooLarge
    /// Another message has begun before the end of this one, or an end comes without a beginning.
    case malformed
  }

  /// Bytes that a message in parts may have in all.
  package let maxSize: Int
  private var parts: ByteBuffer?

  /// Makes it for one connection.
  package init(maxSize: Int) {
    self.maxSize = maxSize
  }

  /// Takes one part, or a whole message.
  package mutating func feed(_ part: ByteBuffer) -> Result {
    var part = part
    guard let first = part.getInteger(at: part.readerIndex, as: UInt8.self) else { return .message(part) }
    let isLast = first == UInt8(ascii: "=")
    guard isLast || first == UInt8(ascii: "+") else { return parts == nil ? .message(part) : .malformed }
    part.moveReaderIndex(forwardBy: 1)
    guard !isLast || parts != nil else { return .malformed }
    guard (parts?.readableBytes ?? 0) + part.readableBytes <= maxSize else { return .tooLarge }
    var all = parts ?? ByteBuffer()
    all.writeBuffer(&part)
    parts = isLast ? nil : all
    return isLast ? .message(all) : .more
  }
}
