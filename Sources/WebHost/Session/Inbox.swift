/// What happens to a session, in order, from any thread.
struct Inbox: Sendable {
  /// To be read by one task.
  let events: AsyncStream<Session.Event>
  private let continuation: AsyncStream<Session.Event>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream(of: Session.Event.self)
  }

  func put(_ event: Session.Event) {
    continuation.yield(event)
    if case .end = event { continuation.finish() }
  }
}
