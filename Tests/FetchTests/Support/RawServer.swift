import Foundation
import Synchronization

/// A server on loopback that speaks raw bytes, so that tests can make it break every rule.
final class RawServer: Sendable {
  /// What happens after a request's head has been read.
  enum Reply: Sendable {
    /// These bytes, then the connection is closed.
    case bytes(Data)
    /// These bytes, then nothing until the other side closes.
    case hang(Data)
  }

  let port: Int
  private let listener: Int32
  private let isStopped = Mutex(false)
  private let heads = Mutex<[String]>([])
  private let closed: AsyncStream<Void>
  private let closedContinuation: AsyncStream<Void>.Continuation

  init(_ handler: @escaping @Sendable (String) -> Reply) throws {
    (closed, closedContinuation) = AsyncStream.makeStream()
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        defer { getsockname(listener, pointer, &length) }
        return bind(listener, pointer, length) | listen(listener, 16)
      }
    }
    guard result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    signal(SIGPIPE, SIG_IGN)
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      // Nobody else closes the descriptor: its number might already belong to another server.
      defer { close(listener) }
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        guard let self else {
          close(connection)
          return
        }
        Thread.detachNewThread { self.serve(connection, handler) }
      }
    }
  }

  deinit { stop() }

  /// The heads of the requests so far.
  var requests: [String] { heads.withLock { $0 } }

  /// Waits until a hanging connection has been closed by the other side.
  func nextClose() async { _ = await closed.first { _ in true } }

  func url(_ path: String = "/") -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: path)
  }

  /// Refuses connections from now on.
  func stop() {
    // Once only: afterwards the descriptor's number may belong to another server.
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { shutdown(listener, Int32(SHUT_RDWR)) }
  }

  private func serve(_ connection: Int32, _ handler: (String) -> Reply) {
    defer { close(connection) }
    var head = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return }
      head.append(contentsOf: buffer[..<count])
    }
    let text = String(decoding: head, as: UTF8.self)
    heads.withLock { $0.append(text) }
    switch handler(text) {
    case .bytes(let data): send(data, connection)
    case .hang(let data):
      send(data, connection)
      while read(connection, &buffer, buffer.count) > 0 {}
      closedContinuation.yield()
    }
  }

  private func send(_ data: Data, _ connection: Int32) {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}

extension RawServer.Reply {
  /// A well-formed answer.
  static func answer(_ status: Int, _ body: String = "", _ headers: [String] = []) -> Self {
    answer(status, data: Data(body.utf8), headers)
  }

  /// A well-formed answer.
  static func answer(_ status: Int, data: Data, _ headers: [String] = []) -> Self {
    let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(data.count)", "Connection: close"] + headers
    return .bytes(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + data)
  }
}
