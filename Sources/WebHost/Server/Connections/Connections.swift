import NIOCore
import NIOExtras
import Synchronization

/// The open connections of a server: lets in, and sends away, by what the book says.
final class Connections: Sendable {
  private struct State {
    var book: ConnectionBook
    var channels: [ConnectionBook.ID: any Channel] = [:]
    var lastID: ConnectionBook.ID = 0
  }

  private let state: Mutex<State>
  private let metrics: Metrics
  private let proxies: TrustedProxies

  init(limits: ConnectionLimits, trusting proxies: TrustedProxies, metrics: Metrics) {
    state = Mutex(State(book: ConnectionBook(limits: limits)))
    self.metrics = metrics
    self.proxies = proxies
  }

  /// How many there may be.
  var limits: ConnectionLimits { state.withLock(\.book.limits) }

  /// Connections now.
  var count: Int { state.withLock(\.book.count) }

  /// Lets a connection in, for which another one may have to go; nil where there is no room.
  func admit(_ channel: any Channel) -> ConnectionLease? {
    let address = RequestSource(peer: channel.remoteAddress, trusting: .none) { _ in [] }.address
    // Proxies and this machine stand for many readers.
    let isLimited = address.map { !$0.isLoopback && !proxies.contains($0) } ?? false
    let (id, verdict, shed) = state.withLock { state in
      state.lastID += 1
      let id = state.lastID
      let verdict = state.book.enter(id, address: RequestSource.limitKey(address), isLimited: isLimited)
      if verdict != .refused { state.channels[id] = channel }
      guard case .welcomeInsteadOf(let other) = verdict else { return (id, verdict, nil as (any Channel)?) }
      return (id, verdict, state.channels.removeValue(forKey: other))
    }
    if let shed {
      metrics.count(.shed)
      shed.close(promise: nil)
    }
    guard verdict != .refused else {
      metrics.count(.refusedConnections)
      return nil
    }
    channel.closeFuture.whenComplete { [weak self] _ in self?.leave(id) }
    return ConnectionLease(connections: self, id: id)
  }

  /// Closes up to a number of connections that have been idle for the longest, and says when that is done.
  func shed(_ number: Int) -> [EventLoopFuture<Void>] {
    let channels = state.withLock { state in
      state.book.shed(number).compactMap { state.channels.removeValue(forKey: $0) }
    }
    metrics.count(.shed, by: channels.count)
    return channels.map { channel in
      channel.close(promise: nil)
      return channel.closeFuture
    }
  }

  /// Tells all connections that the server is about to end.
  func quiesce() {
    for channel in state.withLock({ Array($0.channels.values) }) {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
  }

  fileprivate func setIdle(_ id: ConnectionBook.ID, _ isIdle: Bool) {
    state.withLock { isIdle ? $0.book.becomesIdle(id) : $0.book.becomesBusy(id) }
  }

  private func leave(_ id: ConnectionBook.ID) {
    state.withLock { state in
      state.book.leave(id)
      state.channels[id] = nil
    }
  }
}

/// A connection's place among all of them.
struct ConnectionLease: Sendable {
  fileprivate let connections: Connections
  fileprivate let id: ConnectionBook.ID

  /// The connection waits for its next request: it goes where others need the room.
  func becomesIdle() { connections.setIdle(id, true) }

  /// Somebody waits for an answer, or is being served: the connection stays.
  func becomesBusy() { connections.setIdle(id, false) }
}
