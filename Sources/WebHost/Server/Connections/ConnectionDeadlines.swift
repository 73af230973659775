/// Until when a connection must have come to something, as a pure value.
///
/// A deadline is for the whole of a head, a body or an answer, and not for the pause between two bytes: whoever sends
/// a byte now and then gains nothing. The first head is due from the moment the connection was accepted. While a
/// program makes an answer there is no deadline. Times are seconds of the caller's clock.
package struct ConnectionDeadlines: Equatable, Sendable {
  /// What is to be done when a deadline has passed.
  package enum Expiry: Equatable, Sendable {
    case nothing
    /// A request has begun and did not end in time: say so, and close.
    case refuse
    case close
  }

  private enum Reading {
    case nothing, head, body
  }

  /// When the connection has to have come to something; nil while the host itself is working.
  package private(set) var deadline: Double?
  private let limits: WebHostConfiguration.Deadlines
  private var reading = Reading.nothing
  private var unanswered = 0
  private var underWay = 0
  private var isLingering = false

  /// A connection was accepted at `now`.
  package init(_ limits: WebHostConfiguration.Deadlines, now: Double) {
    self.limits = limits
    deadline = now + limits.head
  }

  /// True where nobody waits for an answer: the connection may go when there are too many.
  package var isIdle: Bool { unanswered == 0 }

  /// The first bytes of a request have come.
  package mutating func requestBegins(at now: Double) {
    guard reading == .nothing, !isLingering else { return }
    reading = .head
    if unanswered == 0 { deadline = min(deadline ?? .infinity, now + limits.head) }
  }

  /// A head is complete; its body is not.
  package mutating func bodyBegins(at now: Double) {
    reading = .body
    if unanswered == 0 { deadline = now + limits.body }
  }

  /// A request is complete: now it is the host's turn.
  package mutating func requestEnds() {
    reading = .nothing
    if unanswered == 0 { deadline = nil }
    unanswered += 1
  }

  /// The head of an answer is written.
  package mutating func answerBegins(at now: Double) {
    underWay += 1
    deadline = now + limits.answer
  }

  /// The last byte of an answer has left for the client.
  package mutating func answerEnds(at now: Double) {
    unanswered = max(0, unanswered - 1)
    underWay = max(0, underWay - 1)
    switch (unanswered, underWay, reading) {
    case (0, _, .nothing): deadline = now + limits.idle
    case (0, _, .head): deadline = now + limits.head
    case (0, _, .body): deadline = now + limits.body
    case (_, 0, _): deadline = nil
    default: deadline = now + limits.answer
    }
  }

  /// The host has said its last word, and waits for the client to close.
  package mutating func linger(at now: Double) {
    isLingering = true
    unanswered = 0
    deadline = now + limits.closing
  }

  /// What there is to do at `now`.
  package func expiry(at now: Double) -> Expiry {
    guard let deadline, now >= deadline else { return .nothing }
    return isLingering || unanswered > 0 || reading == .nothing ? .close : .refuse
  }
}
