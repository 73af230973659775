import NIOCore
import NIOWebSocket

/// Makes messages of frames, checking what a client may send; a pure value.
package struct FrameAssembler {
  /// What a frame amounts to.
  package enum Result: Equatable {
    /// Nothing yet.
    case more
    case message(ByteBuffer)
    case ping(ByteBuffer)
    case pong
    case close(code: UInt16?)
    case violation(CloseCode)
  }

  /// Bytes that a message may have.
  package let maxSize: Int
  /// Frames that a message may come in.
  package let maxFragments: Int
  /// True where messages may be compressed (`MessageDeflate`).
  package let inflates: Bool
  private var parts: ByteBuffer?
  private var isCompressed = false
  private var fragments = 0

  /// Makes an assembler for one connection.
  package init(maxSize: Int, maxFragments: Int = 64, inflates: Bool = false) {
    self.maxSize = maxSize
    self.maxFragments = maxFragments
    self.inflates = inflates
  }

  /// Takes one frame.
  package mutating func feed(_ frame: WebSocketFrame) -> Result {
    guard frame.maskKey != nil, !frame.rsv2, !frame.rsv3 else { return .violation(.protocolError) }
    // Only the first frame of a message says that it is compressed.
    guard !frame.rsv1 || (inflates && frame.opcode == .text) else { return .violation(.protocolError) }
    var data = frame.unmaskedData
    switch frame.opcode {
    case .text where parts == nil:
      isCompressed = frame.rsv1
      return append(&data, isFinal: frame.fin)
    case .continuation where parts != nil:
      return append(&data, isFinal: frame.fin)
    case .ping where frame.fin && data.readableBytes <= 125:
      return .ping(data)
    case .pong where frame.fin:
      return .pong
    case .connectionClose where frame.fin && data.readableBytes <= 125:
      return close(data)
    default:
      return .violation(.protocolError)
    }
  }

  /// A close frame says nothing, or a code that may be sent and perhaps a reason in UTF-8 (RFC 6455, 5.5.1 and 7.4).
  private func close(_ data: ByteBuffer) -> Result {
    var data = data
    guard data.readableBytes > 0 else { return .close(code: nil) }
    guard let code = data.readInteger(as: UInt16.self), Self.maySay(code) else { return .violation(.protocolError) }
    guard String(validating: data.readableBytesView, as: UTF8.self) != nil else { return .violation(.invalidText) }
    return .close(code: code)
  }

  private static func maySay(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  private mutating func append(_ data: inout ByteBuffer, isFinal: Bool) -> Result {
    fragments += 1
    let size = (parts?.readableBytes ?? 0) + data.readableBytes
    guard size <= maxSize, fragments <= maxFragments else { return .violation(.tooLarge) }
    guard isFinal else {
      parts = parts ?? ByteBuffer()
      parts?.writeBuffer(&data)
      return .more
    }
    defer {
      parts = nil
      fragments = 0
    }
    guard var message = parts else { return whole(data) }
    message.writeBuffer(&data)
    return whole(message)
  }

  private func whole(_ message: ByteBuffer) -> Result {
    guard isCompressed else { return text(message) }
    do throws(MessageDeflate.Failure) {
      return text(ByteBuffer(bytes: try MessageDeflate.inflate(Array(message.readableBytesView), maxSize: maxSize)))
    } catch {
      return .violation(error == .tooLarge ? .tooLarge : .protocolError)
    }
  }

  /// A text message is UTF-8 as a whole (RFC 6455, 8.1).
  private func text(_ message: ByteBuffer) -> Result {
    String(validating: message.readableBytesView, as: UTF8.self) == nil ? .violation(.invalidText) : .message(message)
  }
}
