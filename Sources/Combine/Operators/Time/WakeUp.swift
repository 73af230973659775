/// The one wake-up of a subscription: set again and again, one at a time, and taken back for good by `cancel()`.
final class WakeUp {
  private let lock = Lock()
  private var generation = 0
  private var isCancelled = false
  private var scheduled: (any Cancellable)?

  /// Calls the action once at the given time, in place of what was set before.
  func set<Context: Scheduler>(
    on scheduler: Context, at time: Context.SchedulerTimeType, tolerance: Context.SchedulerTimeType.Stride? = nil,
    options: Context.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lock.lock()
    guard !isCancelled else { return lock.unlock() }
    generation += 1
    let mine = generation
    let previous = scheduled.take()
    lock.unlock()
    previous?.cancel()
    let new = scheduler._scheduleOnce(
      after: time, tolerance: tolerance ?? scheduler.minimumTolerance, options: options
    ) { [weak self] in
      if self?.fires(mine) == true { action() }
    }
    lock.lock()
    let isCurrent = generation == mine && !isCancelled
    if isCurrent { scheduled = new }
    lock.unlock()
    if !isCurrent { new.cancel() }
  }

  /// Takes back what is set, and refuses to be set again.
  func cancel() {
    lock.lock()
    isCancelled = true
    let previous = scheduled.take()
    lock.unlock()
    previous?.cancel()
  }

  private func fires(_ mine: Int) -> Bool {
    lock.lock()
    guard generation == mine, !isCancelled else {
      lock.unlock()
      return false
    }
    generation += 1
    let fired = scheduled.take()
    lock.unlock()
    withExtendedLifetime(fired) {}
    return true
  }
}
