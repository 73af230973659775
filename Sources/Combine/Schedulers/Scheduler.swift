/// A protocol that defines when and how to execute a closure.
///
/// A scheduler runs code as soon as possible, or after a point in time of its own time type. `DispatchQueue`, `RunLoop`,
/// `OperationQueue` and `ImmediateScheduler` are schedulers; tests move a `TestScheduler` by hand.
public protocol Scheduler<SchedulerTimeType> {
  /// Describes an instant in time for this scheduler.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// A type that defines options accepted by the scheduler.
  associatedtype SchedulerOptions

  /// This scheduler's definition of the current moment in time.
  var now: SchedulerTimeType { get }

  /// The minimum tolerance allowed by the scheduler.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Performs the action at the next possible opportunity.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Performs the action at some time after the specified date.
  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  )

  /// Performs the action at some time after the specified date, at the specified frequency, until the result is cancelled.
  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable

  /// Whether `_scheduleOnce` takes work back that was cancelled, and so may stand in for work that repeats. The default is false:
  /// then `debounce` and `timeout` call just those methods that they call on Apple's platforms.
  var _takesWorkBack: Bool { get }

  /// Performs the action once, after the specified date, unless the result is cancelled before.
  ///
  /// The operators that wait (`debounce`, `timeout`, ...) use it. The default schedules after the date and lets go of the action
  /// when it is cancelled; a scheduler that can take work back implements it.
  func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Performs the action at some time after the specified date, with the scheduler's minimum tolerance and no options.
  @inlinable
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Performs the action at the next possible opportunity, without options.
  @inlinable
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Performs the action at some time after the specified date, with no options.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Performs the action at some time after the specified date, at the specified frequency, with no options.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Performs the action at some time after the specified date, at the specified frequency, with the scheduler's minimum
  /// tolerance and no options.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Whether `_scheduleOnce` takes work back that was cancelled: no by default.
  public var _takesWorkBack: Bool { false }

  /// Performs the action once, after the specified date, unless the result is cancelled before.
  public func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = OneShotWork(action)
    schedule(after: date, tolerance: tolerance, options: options) { work.run() }
    return work
  }
}
