/// The life of a session as a pure value: mounted for a page, connected, disconnected, resumed, ended.
///
/// Every event answers what is to be done; times are seconds of the caller's clock.
package struct SessionLifecycle: Equatable, Sendable {
  /// Names one socket of a session.
  package typealias Connection = UInt64

  /// Where a session is in its life.
  package enum State: Equatable, Sendable {
    /// Its page was served; the script has not connected yet.
    case waiting(deadline: Double)
    case connected(Connection)
    /// The socket is gone; the session is kept for a while.
    case disconnected(deadline: Double)
    case ended
  }

  /// What the caller has to do after an event.
  package enum Action: Equatable, Sendable {
    case nothing
    /// Serve this connection from now on.
    case attach
    /// Serve this connection and close the earlier one, which lost the session to it.
    case takeOver(from: Connection)
    /// The session is over: take it down.
    case end
    /// Nobody uses it: the program may sleep.
    case rest
    /// Nobody uses it just now: its rows may rest.
    case restRows
    /// There is nothing left to attach to: mount anew.
    case refuse
  }

  /// Where the session is now.
  package private(set) var state: State
  /// Seconds for which a session without a socket is kept.
  package let gracePeriod: Double
  private var rest: Rest

  /// Starts a life at `now`; `adoptionPeriod` is how long the page may take to connect.
  package init(now: Double, adoptionPeriod: Double, gracePeriod: Double, rest: Rest) {
    self.rest = rest
    state = .waiting(deadline: now + adoptionPeriod)
    self.gracePeriod = gracePeriod
  }

  /// A socket asks for the session.
  package mutating func connect(_ connection: Connection) -> Action {
    rest.hide(false)
    switch state {
    case .waiting, .disconnected:
      state = .connected(connection)
      return .attach
    case .connected(let earlier):
      state = .connected(connection)
      return .takeOver(from: earlier)
    case .ended:
      return .refuse
    }
  }

  /// A socket is gone. Only the one that is being served counts: a socket that was taken over changes nothing.
  package mutating func disconnect(_ connection: Connection, now: Double) -> Action {
    guard state == .connected(connection) else { return .nothing }
    state = .disconnected(deadline: now + gracePeriod)
    rest.hide(true)
    return .nothing
  }

  /// Time has passed.
  package mutating func advance(to now: Double) -> Action {
    switch state {
    case .waiting(let deadline), .disconnected(let deadline):
      guard now >= deadline else { break }
      state = .ended
      return .end
    case .connected: break
    case .ended: return .nothing
    }
    return switch rest.due(at: now) {
    case .nothing: .nothing
    case .rows: .restRows
    case .program: .rest
    }
  }

  /// When the program was last used; nil where it has been told to sleep since, or has ended.
  package var awakeSince: Double? { state == .ended || rest.isResting ? nil : rest.usedAt }

  /// The program is to make room for others.
  package mutating func makeRoom(at now: Double) { rest.begin(at: now) }

  /// The reader has done something.
  package mutating func use() { rest.use() }

  /// The page is hidden, or seen again.
  package mutating func hide(_ isHidden: Bool) { rest.hide(isHidden) }

  /// The host ends the session.
  package mutating func end() -> Action {
    guard state != .ended else { return .nothing }
    state = .ended
    return .end
  }

  /// True while a socket is served.
  package var isConnected: Bool {
    if case .connected = state { return true }
    return false
  }

  /// True where the page was served and nobody has connected.
  package var isWaiting: Bool {
    if case .waiting = state { return true }
    return false
  }
}
