extension Publisher {
  /// Delays delivery of all output to the downstream receiver by a specified amount of time on a particular scheduler.
  ///
  /// - Parameters:
  ///   - interval: How long each value, and the finish or failure, is held back.
  ///   - tolerance: The leeway of the delivery; by default the scheduler's minimum.
  ///   - scheduler: Where the values are delivered.
  ///   - options: Scheduler options of the delivery.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

extension Publishers {
  /// A publisher that delays delivery of elements and completion to the downstream receiver.
  public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives elements from.
    public let upstream: Upstream

    /// The amount of time to delay.
    public let interval: Context.SchedulerTimeType.Stride

    /// The allowed tolerance in delivering delayed events.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// The scheduler to deliver the delayed events.
    public let scheduler: Context

    /// Options relevant to the scheduler's behavior.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delays the delivery of another publisher's elements and completion.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(DelaySubscription(subscriber, self))
    }
  }
}

/// Apple's has no description of its own either: it shows the name of its type.
private final class DelaySubscription<Downstream: Subscriber, Context: Scheduler>: SerialSubscription<Downstream>,
  Subscriber
{
  private let interval: Context.SchedulerTimeType.Stride
  private let tolerance: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var scheduled: [Int: any Cancellable] = [:]
  private var nextID = 0

  init<Upstream>(_ downstream: Downstream, _ delay: Publishers.Delay<Upstream, Context>) {
    interval = delay.interval
    tolerance = delay.tolerance
    scheduler = delay.scheduler
    options = delay.options
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    begin(subscription)?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if enqueue(input) { schedule() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if enqueue(completion) { schedule() }
  }

  override func cancel() {
    super.cancel()
    let dropped = lock.withLock {
      defer { scheduled = [:] }
      return scheduled.values
    }
    dropped.forEach { $0.cancel() }
  }

  private func schedule() {
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    let fired = Latch()
    let work = scheduler._scheduleOnce(
      after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options
    ) { [self] in
      let done = lock.withLock {
        fired.isSet = true
        return scheduled.removeValue(forKey: id)
      }
      deliverOldest()
      withExtendedLifetime(done) {}
    }
    lock.lock()
    let isOver = !isOpen
    if !isOver, !fired.isSet { scheduled[id] = work }
    lock.unlock()
    if isOver { work.cancel() }
  }

  /// Whether the work ran before it could be written down. Guarded by the lock.
  private final class Latch {
    var isSet = false
  }
}
