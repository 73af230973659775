import Combine
import Synchronization

/// A scheduler whose clock stands still until the test moves it.
///
/// Nothing runs by itself: `advance(by:)`, `advance(to:)` and `run()` run what is due, on the calling thread, in order of time and,
/// within one instant, in the order in which it was scheduled. `TestScheduler()` has a clock of its own;
/// `TestSchedulerOf<DispatchQueue>(now:)` stands in wherever code wants the times of a dispatch queue.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let values = subject.debounce(for: 0.3, scheduler: scheduler).sink { received.append($0) }
/// subject.send("swift")
/// scheduler.advance(by: 0.3)
/// ```
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct State: @unchecked Sendable {
    var now: SchedulerTimeType
    var agenda = Agenda<SchedulerTimeType>()
  }

  private let state: Mutex<State>

  /// The smallest tolerance of this scheduler: zero.
  public let minimumTolerance: SchedulerTimeType.Stride = .seconds(0)

  /// Creates a scheduler whose clock stands at the given time.
  public init(now: SchedulerTimeType) {
    state = Mutex(State(now: now))
  }

  /// The time at which the clock stands.
  public var now: SchedulerTimeType { state.withLock { state in unsafeTransfer(state.now) }.value }

  /// The number of pieces of work that wait, those that repeat included.
  public var scheduledCount: Int { state.withLock { $0.agenda.count } }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    _ = insert(after: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = insert(after: date, action)
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let current = CurrentID()
    func arm(_ due: SchedulerTimeType) {
      current.id = insert(after: due) {
        arm(due.advanced(by: interval))
        action()
      }
    }
    arm(date)
    return AnyCancellable { [weak self] in self?.remove(current.id) }
  }

  public var _takesWorkBack: Bool { true }

  public func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = insert(after: date, action)
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  /// Moves the clock and runs everything that comes due, also what is scheduled on the way. By default it runs what is due now.
  public func advance(by interval: SchedulerTimeType.Stride = .seconds(0)) {
    advance(to: now.advanced(by: interval))
  }

  /// Moves the clock to a time and runs everything that comes due, also what is scheduled on the way.
  public func advance(to time: SchedulerTimeType) {
    while let action = takeNext(by: time) { action() }
    nonisolated(unsafe) let time = time
    state.withLock { state in if state.now < time { state.now = time } }
  }

  /// Runs everything that waits, moving the clock along. Traps after `limit` pieces of work: a repeating timer never ends.
  public func run(limit: Int = 1_000_000) {
    for _ in 0..<limit {
      guard let action = takeNext(by: nil) else { return }
      action()
    }
    preconditionFailure("More than \(limit) pieces of work: does a timer repeat without end?")
  }

  private func insert(after date: SchedulerTimeType?, _ action: @escaping () -> Void) -> Int {
    nonisolated(unsafe) let (date, action) = (date, action)
    return state.withLock { state in
      state.agenda.insert(due: max(date ?? state.now, state.now), action)
    }
  }

  private func remove(_ id: Int) {
    let removed = state.withLock { state in unsafeTransfer(state.agenda.remove(id)) }
    withExtendedLifetime(removed) {}
  }

  private func takeNext(by time: SchedulerTimeType?) -> (() -> Void)? {
    nonisolated(unsafe) let limit = time
    return state.withLock { state -> Transfer<(() -> Void)?> in
      guard let next = state.agenda.nextDue, let item = state.agenda.popFirst(by: limit ?? next) else {
        return unsafeTransfer(nil)
      }
      state.now = max(state.now, item.due)
      return unsafeTransfer(item.action)
    }.value
  }

  private final class CurrentID {
    var id = 0
  }
}

/// A test scheduler with the times and options of another scheduler, like `TestSchedulerOf<DispatchQueue>`.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension TestScheduler where SchedulerTimeType == VirtualTime, SchedulerOptions == Never {
  /// Creates a scheduler with a clock of its own, which stands at its beginning.
  public convenience init() {
    self.init(now: VirtualTime())
  }
}
