import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// Decides which requests become sockets, and makes their handlers.
struct LiveGate: Sendable {
  /// Where live pages connect.
  static let path = "/~/live"

  let store: SessionStore
  let key: SigningKey
  private let numbers = ConnectionNumbers()

  init(store: SessionStore, key: SigningKey) {
    self.store = store
    self.key = key
  }

  /// A frame may be a little larger than a message may, so that the answer is a close code and not a dead line.
  var maxFrameSize: Int { store.configuration.limits.messageSize + 1024 }

  /// True for a request of a live page for its socket, false for other requests; throws where the answer is no
  /// (RFC 6455, 4.2).
  func admits(_ head: HTTPRequestHead, of channel: any Channel) throws(RequestRefusal) -> Bool {
    guard head.method == .GET, head.uri == Self.path, head.version == .http1_1,
      Self.list(head, "Upgrade").contains("websocket"), Self.list(head, "Connection").contains("upgrade")
    else { return false }
    guard head.headers["Sec-WebSocket-Version"] == ["13"] else { throw .otherWebSocket }
    let keys = head.headers["Sec-WebSocket-Key"]
    guard keys.count == 1, Data(base64Encoded: keys[0])?.count == 16 else {
      throw .malformed("The key of the WebSocket is malformed.")
    }
    let isAllowed = OriginCheck(store.configuration)
      .allows(origin: head.headers.first(name: "Origin"), host: request(head, channel).host)
    guard isAllowed else { throw .foreignOrigin }
    return true
  }

  private static func list(_ head: HTTPRequestHead, _ name: String) -> [String] {
    head.headers[canonicalForm: name].map { $0.lowercased() }
  }

  /// What the answer to a socket's request says besides that it is accepted.
  func headers(for head: HTTPRequestHead) -> HTTPHeaders {
    Self.compresses(head) ? ["Sec-WebSocket-Extensions": MessageDeflate.answer] : [:]
  }

  private func request(_ head: HTTPRequestHead, _ channel: any Channel) -> VisitorRequest {
    VisitorRequest(store.configuration, peer: channel.remoteAddress) { head.headers[$0] }
  }

  private static func compresses(_ head: HTTPRequestHead) -> Bool {
    MessageDeflate.isOffered(in: head.headers["Sec-WebSocket-Extensions"])
  }

  func makeHandler(_ channel: any Channel, _ head: HTTPRequestHead, _ lease: ConnectionLease) -> LiveHandler {
    store.metrics.count(.sockets)
    return LiveHandler(
      store: store, key: key, connection: numbers.next(), lease: lease, request: request(head, channel),
      compresses: Self.compresses(head))
  }
}

/// Numbers that name sockets.
private final class ConnectionNumbers: Sendable {
  private let last = Atomic<UInt64>(0)

  func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
