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

  /// True for a live page of this host (or of one that is allowed).
  func admits(_ head: HTTPRequestHead) -> Bool {
    guard head.method == .GET, head.uri == Self.path else { return false }
    let isAllowed = OriginCheck(allowedOrigins: store.configuration.allowedOrigins)
      .allows(origin: head.headers.first(name: "Origin"), host: request(head).host)
    if !isAllowed { store.metrics.count(.refused) }
    return isAllowed
  }

  /// What the answer to a socket's request says besides that it is accepted.
  func headers(for head: HTTPRequestHead) -> HTTPHeaders {
    Self.compresses(head) ? ["Sec-WebSocket-Extensions": MessageDeflate.answer] : [:]
  }

  private func request(_ head: HTTPRequestHead) -> VisitorRequest {
    VisitorRequest(store.configuration) { head.headers[$0] }
  }

  private static func compresses(_ head: HTTPRequestHead) -> Bool {
    MessageDeflate.isOffered(in: head.headers["Sec-WebSocket-Extensions"])
  }

  func makeHandler(_ channel: any Channel, _ head: HTTPRequestHead) -> LiveHandler {
    store.metrics.count(.sockets)
    let address = PeerAddress.text(
      peer: channel.remoteAddress, forwarded: head.headers["X-Forwarded-For"], configuration: store.configuration)
    return LiveHandler(
      store: store, key: key, connection: numbers.next(), address: address,
      request: request(head), compresses: Self.compresses(head))
  }
}

/// Numbers that name sockets.
private final class ConnectionNumbers: Sendable {
  private let last = Atomic<UInt64>(0)

  func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}

/// Where a visitor comes from, for limits.
enum PeerAddress {
  /// The address of the socket, or what a trusted proxy says: the last entry of its list, which it has added itself.
  static func text(peer: SocketAddress?, forwarded: [String], configuration: WebHostConfiguration) -> String {
    if configuration.trustsProxy, let last = forwarded.last?.split(separator: ",").last {
      return last.trimmingPrefix { $0 == " " }.description
    }
    return peer?.ipAddress ?? "local"
  }

  /// True for connections from this machine.
  static func isLoopback(_ peer: SocketAddress?) -> Bool {
    guard let address = peer?.ipAddress else { return false }
    return SessionLimits.isLoopback(address)
  }
}
