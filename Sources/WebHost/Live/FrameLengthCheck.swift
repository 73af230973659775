import NIOCore

/// Sees to it that lengths of frames are written as short as they can be (RFC 6455, 5.2), which the decoder behind it does
/// not look at.
///
/// Looks at heads of frames alone, and hands on all bytes as they are. After a violation nothing is handed on.
final class FrameLengthCheck: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// A length that takes more bytes than it needs.
  struct Violation: Error {}

  /// The bytes of a head that are there: two, and up to eight of a longer length.
  private var head: [UInt8] = []
  /// Bytes of the masking key and the payload that are still to come.
  private var remaining: UInt64 = 0
  private var isBroken = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isBroken else { return }
    let buffer = unwrapInboundIn(data)
    do {
      try check(buffer.readableBytesView)
      context.fireChannelRead(data)
    } catch {
      isBroken = true
      context.fireErrorCaught(error)
    }
  }

  private func check(_ bytes: ByteBufferView) throws(Violation) {
    var rest = bytes
    while !rest.isEmpty {
      if remaining > 0 {
        let skipped = Int(min(remaining, UInt64(rest.count)))
        rest = rest.dropFirst(skipped)
        remaining -= UInt64(skipped)
        continue
      }
      head.append(rest.removeFirst())
      guard let length = try length() else { continue }
      remaining = length.addingReportingOverflow(head[1] & 0x80 == 0 ? 0 : 4).partialValue
      head.removeAll(keepingCapacity: true)
    }
  }

  /// The length that the head says; nil where more of it is to come.
  private func length() throws(Violation) -> UInt64? {
    guard head.count >= 2 else { return nil }
    let short = head[1] & 0x7F
    let (count, least): (Int, UInt64) = short == 126 ? (2, 126) : short == 127 ? (8, 0x1_0000) : (0, 0)
    guard head.count == 2 + count else { return nil }
    guard count > 0 else { return UInt64(short) }
    let length = head[2...].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length >= least, length < 1 << 63 else { throw Violation() }
    return length
  }
}
