/// The decisions of `throttle`: in each interval one value is sent, the first or the latest.
struct ThrottleState<Value, Time: Comparable> {
  enum Step: Equatable {
    /// Nothing to do.
    case wait
    /// Send as soon as the scheduler can.
    case sendSoon
    /// Send at that time.
    case send(at: Time)
  }

  private let usesLatest: Bool
  private var lastSent: Time?
  private var waiting: Value?

  init(latest: Bool) {
    usesLatest = latest
  }

  /// Whether a value waits to be sent.
  var isWaiting: Bool { waiting != nil }

  /// A value came; `interval` leads from one value sent to the earliest time of the next.
  mutating func receive(_ value: Value, now: Time, interval: (Time) -> Time) -> Step {
    guard waiting == nil else {
      if usesLatest { waiting = value }
      return .wait
    }
    waiting = value
    guard let lastSent else { return .sendSoon }
    let earliest = interval(lastSent)
    return earliest > now ? .send(at: earliest) : .sendSoon
  }

  /// The value to send, at the time that was asked for; nil for the time if it is the last one.
  mutating func take(now: Time?) -> Value? {
    guard let value = waiting.take() else { return nil }
    lastSent = now
    return value
  }

  /// The value that will not be sent.
  mutating func forget() -> Value? { waiting.take() }
}
