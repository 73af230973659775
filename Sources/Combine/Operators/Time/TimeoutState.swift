/// The decisions of `timeout`: the time runs out when nothing has come for the whole interval.
///
/// At most one wake-up is outstanding. It need not be set anew for each value: those that come before it only move the deadline.
struct TimeoutState<Time: Equatable> {
  enum Step: Equatable {
    /// Nothing to do.
    case wait
    /// Wake me at that time.
    case wake(at: Time)
    /// The time has run out.
    case expire
  }

  private var deadline: Time?
  private var armed: Time?
  private var isOver = false
  /// Whether each value sets the wake-up anew.
  let rearms: Bool

  init(rearms: Bool = false) {
    self.rearms = rearms
  }

  /// Something came; the next thing must come before the deadline.
  mutating func touch(deadline: Time) -> Step {
    guard !isOver else { return .wait }
    self.deadline = deadline
    guard armed == nil || rearms else { return .wait }
    armed = deadline
    return .wake(at: deadline)
  }

  /// The time asked for has come.
  mutating func wake() -> Step {
    guard !isOver, let deadline, let armed else { return .wait }
    guard deadline != armed else {
      isOver = true
      return .expire
    }
    self.armed = deadline
    return .wake(at: deadline)
  }

  /// The upstream completed or was cancelled: nothing runs out any more.
  mutating func stop() {
    isOver = true
  }
}
