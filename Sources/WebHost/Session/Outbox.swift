/// What has been sent to a browser, what of it has arrived, and what is still to be sent, as a pure value.
///
/// A slow browser is not sent a queue: while the window is full, newer states replace older ones, and the next message
/// carries the difference to the last state sent. A browser that comes back names the last message it has applied, and
/// is sent the difference to that one.
package struct Outbox<State> {
  fileprivate struct Sent {
    var revision: Int
    var state: State
    var size: Int
  }

  /// Messages that may be on their way at once.
  package let maxMessages: Int
  /// Bytes that may be on their way at once; one message may always be.
  package let maxBytes: Int
  private var confirmed: Sent
  private var inFlight: [Sent] = []

  /// Starts with a page that holds `state` as revision 0.
  package init(_ state: State, maxMessages: Int = 8, maxBytes: Int = 64 * 1024) {
    self.maxMessages = maxMessages
    self.maxBytes = maxBytes
    confirmed = Sent(revision: 0, state: state, size: 0)
  }

  /// The last state that was sent: what the next message is relative to.
  package var base: State { (inFlight.last ?? confirmed).state }

  /// The number of the last message.
  package var revision: Int { (inFlight.last ?? confirmed).revision }

  /// True while another message may be sent.
  package var isOpen: Bool {
    inFlight.isEmpty || (inFlight.count < maxMessages && inFlight.reduce(0) { $0 + $1.size } < maxBytes)
  }

  /// True where everything has arrived.
  package var isSettled: Bool { inFlight.isEmpty }

  /// Books a message that brings the browser to `state`, and gives its number.
  package mutating func send(_ state: State, size: Int) -> Int {
    let next = revision + 1
    inFlight.append(Sent(revision: next, state: state, size: size))
    return next
  }

  /// The browser has applied everything up to `revision`; false for a number that is not on its way.
  @discardableResult
  package mutating func acknowledge(_ revision: Int) -> Bool {
    if revision == confirmed.revision { return true }
    guard let index = inFlight.firstIndex(where: { $0.revision == revision }) else { return false }
    confirmed = inFlight[index]
    inFlight.removeSubrange(...index)
    return true
  }

  /// A browser comes back and holds `revision`; what was sent after it is lost. False where that state is not known
  /// any more: then send everything.
  package mutating func resume(at revision: Int) -> Bool {
    let isKnown = acknowledge(revision)
    inFlight.removeAll()
    if !isKnown { confirmed.revision = max(confirmed.revision, revision) }
    return isKnown
  }

  /// Corrects what the browser is known to hold, where the reader has changed it there.
  package mutating func amend(_ change: (inout State) -> Void) {
    if inFlight.isEmpty {
      change(&confirmed.state)
    } else {
      change(&inFlight[inFlight.count - 1].state)
    }
  }
}

extension Outbox: Sendable where State: Sendable {}
extension Outbox.Sent: Sendable where State: Sendable {}
