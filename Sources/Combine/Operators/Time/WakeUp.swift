/// The one wake-up of a subscription: set again and again, one at a time, and taken back for good by `cancel()`.
final class WakeUp {
  private let lock = Lock()
  private var generation = 0
  private var isCancelled = false
  private var scheduled: (any Cancellable)?

  /// Calls the action once at the given time, in place of what was set before.
  ///
  /// With an interval a scheduler that cannot take work back is asked for a timer, which is cancelled as it fires: that is how
  /// Apple's operators do it, and schedulers of tests see it.
  func set<Context: Scheduler>(
    on scheduler: Context, at time: Context.SchedulerTimeType,
    repeating interval: Context.SchedulerTimeType.Stride? = nil,
    options: Context.SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    lock.lock()
    guard !isCancelled else { return lock.unlock() }
    generation += 1
    let mine = generation
    let previous = scheduled.take()
    lock.unlock()
    previous?.cancel()
    let fire = { [weak self] in
      if self?.fires(mine) == true { action() }
    }
    let tolerance = scheduler.minimumTolerance
    let new: any Cancellable
    if let interval, !scheduler._takesWorkBack {
      new = scheduler.schedule(after: time, interval: interval, tolerance: tolerance, options: options, fire)
    } else {
      new = scheduler._scheduleOnce(after: time, tolerance: tolerance, options: options, fire)
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
    fired?.cancel()
    return true
  }
}
