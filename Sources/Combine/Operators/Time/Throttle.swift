extension Publisher {
  /// Publishes either the most-recent or first element published by the upstream publisher in the specified time interval.
  ///
  /// - Parameters:
  ///   - interval: The interval at which to find and emit an element.
  ///   - scheduler: The scheduler on which to publish elements.
  ///   - latest: Whether to publish the most recent element of an interval, or the first.
  public func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Throttle<Self, S> where S: Scheduler
  {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher that publishes either the most-recent or first element published by the upstream publisher in a specified
  /// time interval.
  public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The interval in which to find and emit the most recent element.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler on which to publish elements.
    public let scheduler: Context

    /// Whether to publish the most recent element of an interval; otherwise the first.
    public let latest: Bool

    /// Creates a publisher that sends at most one element of another publisher in each interval.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(ThrottleSubscription(subscriber, self))
    }
  }
}

private final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>: SerialSubscription<Downstream>,
  Subscriber, Introspectable
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let wakeUp = WakeUp()
  private var state: ThrottleState<Downstream.Input, Context.SchedulerTimeType>
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init<Upstream>(_ downstream: Downstream, _ throttle: Publishers.Throttle<Upstream, Context>) {
    interval = throttle.interval
    scheduler = throttle.scheduler
    // The time does not matter here, nor at the subscription and at the end, but Apple's asks for it, and tests see that.
    _ = scheduler.now
    state = ThrottleState(latest: throttle.latest)
    super.init(downstream)
  }

  var description: String { "Throttle" }

  func receive(subscription: any Subscription) {
    guard let downstream = begin(subscription) else { return }
    _ = scheduler.now
    subscription.request(.unlimited)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard lock.withLock({ isSubscribed }) else { return .none }
    let now = scheduler.now
    lock.lock()
    guard isSubscribed, state.isWaiting || demand > .none else {
      lock.unlock()
      return .none
    }
    if !state.isWaiting { demand -= 1 }
    let step = state.receive(input, now: now) { $0.advanced(by: interval) }
    lock.unlock()
    switch step {
    case .wait: break
    case .sendSoon: scheduler.schedule { [weak self] in self?.send() }
    case .send(let time): wakeUp.set(on: scheduler, at: time, options: nil) { [weak self] in self?.send() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard isSubscribed else { return lock.unlock() }
    endUpstream()
    self.completion = completion
    let isWaiting = state.isWaiting
    lock.unlock()
    _ = scheduler.now
    if !isWaiting { scheduler.schedule { [weak self] in self?.send() } }
  }

  override func demanded(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func cancel() {
    super.cancel()
    wakeUp.cancel()
    let dropped = lock.withLock {
      // Also before the subscription: one that comes later is cancelled.
      endUpstream()
      return state.forget()
    }
    withExtendedLifetime(dropped) {}
  }

  /// Sends the value that waits, and the completion if it waits behind that.
  private func send() {
    lock.lock()
    let isLast = completion != nil
    guard isOpen else { return lock.unlock() }
    lock.unlock()
    let now: Context.SchedulerTimeType? = if isLast { nil } else { scheduler.now }
    lock.lock()
    guard isOpen else { return lock.unlock() }
    let value = state.take(now: now)
    let completion = self.completion.take()
    if let value { append(value) }
    if let completion { append(completion) }
    lock.unlock()
    if value != nil { deliverOldest() }
    if completion != nil { deliverOldest() }
  }
}
