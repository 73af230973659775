import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  /// Options that affect the operation of the dispatch queue scheduler.
  public struct SchedulerOptions: @unchecked Sendable {
    /// The dispatch queue quality of service.
    public var qos: DispatchQoS

    /// The dispatch queue work item flags.
    public var flags: DispatchWorkItemFlags

    /// The dispatch group, if any, that should be used for performing actions.
    public var group: DispatchGroup?

    /// Creates options; by default they change nothing.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The minimum tolerance of a dispatch queue: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// The present on the machine's monotonic clock, or on the clock of the host that the running code is inside of.
  public var now: SchedulerTimeType { SchedulerTimeType(HostContext.dispatchNow) }

  /// Submits the action to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard HostContext.current == nil else {
      let work = OneShotWork(action)
      return enqueue(options) { work.run() }
    }
    enqueue(options, action)
  }

  /// Submits the action to the queue when the date has come.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard HostContext.current == nil else {
      _ = _scheduleOnce(after: date, tolerance: tolerance, options: options, action)
      return
    }
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
  }

  /// Submits the action to the queue when the date has come, and then once in every interval until the result is cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatingWork(action)
    if let (context, clock) = HostContext.virtualTime {
      let seconds = Double(interval.magnitude) / 1e9
      work.repeats(on: clock, after: context.delay(until: date.dispatchTime), every: seconds) { [self] in
        performNow(options) { work.run() }
      }
      return AnyCancellable(work)
    }
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    work.onCancel { timer.cancel() }
    timer.resume()
    return AnyCancellable(work)
  }

  /// Work that was cancelled is not performed.
  public var _takesWorkBack: Bool { true }

  /// Submits the action to the queue when the date has come, unless the result is cancelled before.
  public func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = OneShotWork(action)
    if let (context, clock) = HostContext.virtualTime {
      let delay = context.delay(until: date.dispatchTime)
      guard delay > 0 else {
        enqueue(options) { work.run() }
        return work
      }
      work.onCancel(clock.schedule(after: delay, isPending: true) { [self] in performNow(options) { work.run() } })
      return work
    }
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      work.run()
      timer.cancel()
    }
    timer.schedule(deadline: date.dispatchTime, leeway: tolerance.timeInterval)
    work.onCancel { timer.cancel() }
    timer.resume()
    return work
  }

  private func enqueue(_ options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Not a closure around the action: that would cost an allocation for every event.
    let action = unsafeBitCast(action, to: (@Sendable () -> Void).self)
    guard let options else { return async(execute: action) }
    async(group: options.group, qos: options.qos, flags: options.flags, execute: action)
  }

  /// Runs an action whose time has come on a host's clock: at once if this is the main queue and the code runs there, else on the queue.
  private func performNow(_ options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if MainQueue.is(self), MainQueue.isCurrent { return action() }
    enqueue(options, action)
  }
}
