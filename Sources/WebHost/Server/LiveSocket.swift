import NIOCore
import NIOWebSocket

/// The writing side of a browser's socket, for any thread.
struct LiveSocket: SessionSocket {
  let channel: any Channel
  let connection: SessionLifecycle.Connection
  /// True where the browser takes compressed messages.
  let compresses: Bool

  func send(_ bytes: [UInt8]) {
    let compressed = compresses ? MessageDeflate.compress(bytes) : nil
    let data = ByteBuffer(bytes: compressed ?? bytes)
    let frame = WebSocketFrame(fin: true, rsv1: compressed != nil, opcode: .text, data: data)
    channel.writeAndFlush(frame, promise: nil)
  }

  func close(_ code: CloseCode) {
    var data = ByteBuffer()
    data.writeInteger(code.rawValue)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    channel.writeAndFlush(frame).whenComplete { [channel] _ in channel.close(promise: nil) }
    // A browser that does not read never lets the frame out.
    channel.eventLoop.scheduleTask(in: .seconds(1)) { [channel] in channel.close(promise: nil) }
  }
}
