import Synchronization
import ViewGraph

/// What a session writes to: a browser's socket.
package protocol SessionSocket: Sendable {
  /// Names the socket within the process.
  var connection: SessionLifecycle.Connection { get }
  /// Sends one message.
  func send(_ bytes: [UInt8])
  /// Closes the socket, after what was sent before.
  func close(_ code: CloseCode)
}

/// One visitor: a mounted program on the main thread, and off it the projection into the visitor's browser.
///
/// Everything that happens goes through one inbox and is worked through in order by one task.
package final class Session: Sendable {
  enum Event: Sendable {
    case stage(Stage.Report)
    case attach(any SessionSocket, Hello, isFresh: Bool)
    case acknowledge(Int, SessionLifecycle.Connection)
    case detach(SessionLifecycle.Connection)
    case tell(ServerMessage.Operation)
    case end(CloseCode?)
  }

  /// The session's name.
  package let id: SessionID
  /// Which of the sessions of that name.
  let incarnation: Incarnation
  /// Where the visitor comes from.
  package let address: String
  /// Whose session it is.
  package let visitor: VisitorID
  let stage: Stage
  let inbox: Inbox
  private let lifecycle: Mutex<SessionLifecycle>

  init(
    id: SessionID, incarnation: Incarnation, address: String, visitor: VisitorID, stage: Stage, inbox: Inbox,
    lifecycle: SessionLifecycle
  ) {
    self.id = id
    self.incarnation = incarnation
    self.address = address
    self.visitor = visitor
    self.stage = stage
    self.inbox = inbox
    self.lifecycle = Mutex(lifecycle)
  }

  /// True where the page was served and nobody has connected.
  package var isWaiting: Bool { lifecycle.withLock(\.isWaiting) }

  /// True while a browser is connected.
  package var isConnected: Bool { lifecycle.withLock(\.isConnected) }

  /// Connects a socket; false where the session has just ended.
  func connect(_ socket: any SessionSocket, _ hello: Hello, isFresh: Bool = false) -> Bool {
    guard lifecycle.withLock({ $0.connect(socket.connection) }) != .refuse else { return false }
    inbox.put(.attach(socket, hello, isFresh: isFresh))
    onMain { stage in
      stage.wake()
      stage.show()
      stage.update(hello.visitor)
      if isFresh { stage.skip(to: hello.sequence) }
      _ = stage.restore(isFresh ? hello.kept.merging(hello.held) { $1 } : hello.held)
    }
    return true
  }

  /// Takes a message that a socket of this session has received.
  func receive(_ message: ClientMessage, from connection: SessionLifecycle.Connection) {
    guard
      lifecycle.withLock({ life in
        guard life.state == .connected(connection) else { return false }
        if let isAway = message.isAway { life.hide(isAway) } else if message.isUse { life.use() }
        return true
      })
    else { return }
    switch message {
    case .event(let sequence, let target, let event):
      onMain { $0.take(event, to: target, sequence: sequence) }
    case .go(let sequence, let place):
      onMain { $0.go(to: place, sequence: sequence) }
    case .visitor(let value):
      onMain { $0.update(value) }
    case .acknowledge(let revision):
      inbox.put(.acknowledge(revision, connection))
    case .hello, .ping:
      break
    }
  }

  /// A socket is gone.
  func disconnect(_ connection: SessionLifecycle.Connection, now: Double) {
    _ = lifecycle.withLock { $0.disconnect(connection, now: now) }
    inbox.put(.detach(connection))
    if !isConnected { onMain { $0.leave() } }
  }

  /// Time has passed; what the session does by that.
  func advance(to now: Double) -> SessionLifecycle.Action {
    let action = lifecycle.withLock { $0.advance(to: now) }
    switch action {
    case .end: finish(nil)
    case .rest: onMain { $0.rest() }
    case .restRows: onMain { $0.restRows() }
    default: break
    }
    return action
  }

  /// When the program was last used; nil where it has been told to sleep since.
  var awakeSince: Double? { lifecycle.withLock(\.awakeSince) }

  /// Others need the room: the program sleeps now.
  func makeRoom(at now: Double) {
    lifecycle.withLock { $0.makeRoom(at: now) }
    onMain { $0.rest(isUrgent: true) }
  }

  /// Ends the session; the socket, if there is one, is closed with the code.
  func end(_ code: CloseCode) {
    guard lifecycle.withLock({ $0.end() }) == .end else { return }
    finish(code)
  }

  /// Tells the page something.
  func tell(_ operation: ServerMessage.Operation) {
    inbox.put(.tell(operation))
  }

  private func finish(_ code: CloseCode?) {
    inbox.put(.end(code))
    onMain { $0.end() }
  }

  private func onMain(_ action: @escaping @MainActor @Sendable (Stage) -> Void) {
    MainThread.run(for: id) { [stage] in action(stage) }
  }
}

extension ClientMessage {
  /// What the page says of whether it is seen; nil where it says nothing of that.
  fileprivate var isAway: Bool? {
    if case .visitor(let value) = self { value["away"]?.bool } else { nil }
  }

  /// True for what the reader has done.
  fileprivate var isUse: Bool {
    switch self {
    case .event, .go, .visitor: true
    case .acknowledge, .hello, .ping: false
    }
  }
}
