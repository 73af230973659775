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
      return addOperation { work.run() }
    }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Adds the action to the queue when the date has come.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    _ = _scheduleOnce(after: date, tolerance: tolerance, options: options, action)
  }

  /// Adds the action to the queue when the date has come, and then once in every interval until the result is cancelled or let go.
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
    nonisolated(unsafe) let timer = HostContext.$current.withValue(nil) {
      DispatchQueue.global().schedule(
        after: .init(HostContext.dispatchTime(at: date.date)), interval: .seconds(interval.magnitude),
        tolerance: .seconds(tolerance.magnitude), options: nil
      ) { [self] in
        addOperation { work.run() }
      }
    }
    work.onCancel { timer.cancel() }
    return AnyCancellable(work)
  }

  /// Adds the action to the queue when the date has come, unless the result is cancelled before.
  public func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = OneShotWork(action)
    if let (context, clock) = HostContext.virtualTime {
      work.onCancel(clock.schedule(after: context.delay(until: date.date)) { [self] in performNow { work.run() } })
      return work
    }
    nonisolated(unsafe) let timer = HostContext.$current.withValue(nil) {
      DispatchQueue.global()._scheduleOnce(
        after: .init(HostContext.dispatchTime(at: date.date)), tolerance: .seconds(tolerance.magnitude), options: nil
      ) { [self] in
        addOperation { work.run() }
      }
    }
    work.onCancel { timer.cancel() }
    return work
  }

  /// Runs an action whose time has come on a host's clock: at once if this is the main queue and the code runs there.
  private func performNow(_ action: @escaping () -> Void) {
    if self === OperationQueue.main, MainQueue.isCurrent { return action() }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
}
