import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  /// Options that affect the operation of the operation queue scheduler: there are none.
  public struct SchedulerOptions: Sendable {}

  /// The minimum tolerance of an operation queue: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// The present, or the date on the clock of the host that the running code is inside of.
  public var now: SchedulerTimeType { SchedulerTimeType(HostContext.dateNow) }

  /// Adds the action to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard HostContext.current == nil else {
      let work = OneShotWork(action)
      return addOperation(BlockOperation { work.run() })
    }
    nonisolated(unsafe) let action = action
    addOperation(BlockOperation { action() })
  }

  /// Adds the action to the queue, where it waits for the date.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = _scheduleOnce(after: date, tolerance: tolerance, options: options, action)
  }

  /// Adds the action to the queue, where it waits for the date, and then once in every interval until the result is cancelled or let
  /// go.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatingWork(action)
    if let (context, clock) = HostContext.virtualTime {
      work.repeats(on: clock, after: context.delay(until: date.date), every: interval.magnitude) { [self] in
        performNow { work.run() }
      }
      return AnyCancellable(work)
    }
    work.repeats(on: self, from: date.date, every: interval.magnitude, tolerance: tolerance.magnitude)
    return AnyCancellable(work)
  }

  /// Work that was cancelled is not performed.
  public var _takesWorkBack: Bool { true }

  /// Adds the action to the queue, where it waits for the date, unless the result is cancelled before.
  public func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = OneShotWork(action)
    if let (context, clock) = HostContext.virtualTime {
      work.onCancel(
        clock.schedule(after: context.delay(until: date.date), isPending: true) { [self] in performNow { work.run() } })
      return work
    }
    let operation = DelayedOperation({ work.run() }, cancelling: { work.cancel() })
    work.onCancel { operation.cancel() }
    operation.add(to: self, until: date.date, tolerance: tolerance.magnitude)
    return work
  }

  /// Runs an action whose time has come on a host's clock: at once if this is the main queue and the code runs there.
  private func performNow(_ action: @escaping () -> Void) {
    if self === OperationQueue.main, MainQueue.isCurrent { return action() }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
}

extension RepeatingWork {
  /// Runs in the queue from the date on, once in every interval.
  fileprivate func repeats(
    on queue: OperationQueue, from date: Date, every interval: TimeInterval, tolerance: TimeInterval
  ) {
    let interval = max(interval, 1e-4)
    let run: @Sendable () -> Void = { [self] in
      let missed = max(0, (Date().timeIntervalSince(date) / interval).rounded(.down))
      repeats(on: queue, from: date + (missed + 1) * interval, every: interval, tolerance: tolerance)
      self.run()
    }
    let operation = DelayedOperation(run, cancelling: { [self] in cancel() })
    onCancel { operation.cancel() }
    operation.add(to: queue, until: date, tolerance: tolerance)
  }
}
