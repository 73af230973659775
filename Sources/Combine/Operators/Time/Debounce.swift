extension Publisher {
  /// Publishes elements only after a specified time interval elapses between events.
  ///
  /// A value that is waiting when the upstream completes is dropped; the completion is delivered on the scheduler.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that publishes elements only after a specified time interval elapses between events.
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The amount of time the publisher should wait before publishing an element.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// The scheduler on which this publisher delivers elements.
    public let scheduler: Context

    /// Scheduler options that customize this publisher's delivery of elements.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that publishes elements only after a specified time interval elapses between events.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(DebounceSubscription(subscriber, dueTime, scheduler, options))
    }
  }
}

private final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>: SerialSubscription<Downstream>,
  Subscriber, Introspectable
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let wakeUp = WakeUp()
  private var state: DebounceState<Downstream.Input, Context.SchedulerTimeType>
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
    _ options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    state = DebounceState(rearms: !scheduler._takesWorkBack)
    super.init(downstream)
  }

  var description: String { "Debounce" }

  var customMirror: Mirror {
    let children: [Mirror.Child] = lock.withLock {
      [("downstream", receiver), ("downstreamDemand", demand), ("currentValue", state.latest as Any)]
    }
    return Mirror(self, children: children)
  }

  func receive(subscription: any Subscription) {
    guard let downstream = begin(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard lock.withLock({ isSubscribed }) else { return .none }
    let due = scheduler.now.advanced(by: dueTime)
    lock.lock()
    let step = isSubscribed ? state.receive(input, due: due) : .wait
    lock.unlock()
    follow(step)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard enqueue(completion) else { return }
    forget()
    // Apple's does not pass the options on here.
    scheduler.schedule { self.deliverOldest() }
  }

  override func demanded(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func cancel() {
    super.cancel()
    forget()
  }

  private func wake() {
    lock.lock()
    let step = isSubscribed ? state.wake() : .wait
    guard case .send = step, let value = state.take() else {
      lock.unlock()
      return follow(step)
    }
    guard demand > .none else { return lock.unlock() }
    demand -= 1
    append(value)
    lock.unlock()
    deliverOldest()
  }

  private func follow(_ step: DebounceState<Downstream.Input, Context.SchedulerTimeType>.Step) {
    guard case .wake(let time) = step else { return }
    wakeUp.set(on: scheduler, at: time, repeating: dueTime, options: options) { self.wake() }
  }

  private func forget() {
    let dropped = lock.withLock { state.take() }
    wakeUp.cancel()
    withExtendedLifetime(dropped) {}
  }
}
