/// The decisions of `debounce`: the latest value is sent when none has come after it for the whole interval.
///
/// At most one wake-up is outstanding. It need not be set anew for each value: those that come before it only move the time at
/// which it may send.
struct DebounceState<Value, Time: Equatable> {
  enum Step: Equatable {
    /// Nothing to do.
    case wait
    /// Wake me at that time.
    case wake(at: Time)
    /// Send the value that `take()` returns.
    case send
  }

  private(set) var latest: Value?
  private var due: Time?
  private var armed: Time?
  /// Whether each value sets the wake-up anew.
  let rearms: Bool

  init(rearms: Bool = false) {
    self.rearms = rearms
  }

  /// A value came, to be sent at `due` unless another one comes first.
  mutating func receive(_ value: Value, due: Time) -> Step {
    latest = value
    self.due = due
    guard armed == nil || rearms else { return .wait }
    armed = due
    return .wake(at: due)
  }

  /// The time asked for has come.
  mutating func wake() -> Step {
    guard let armed else { return .wait }
    guard let due, due != armed else {
      self.armed = nil
      return latest == nil ? .wait : .send
    }
    self.armed = due
    return .wake(at: due)
  }

  /// The value to send. It is forgotten here.
  mutating func take() -> Value? {
    due = nil
    return latest.take()
  }
}
