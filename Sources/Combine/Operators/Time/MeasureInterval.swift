extension Publisher {
  /// Measures and emits the time interval between events received from an upstream publisher.
  ///
  /// The first interval is measured from the subscription. The scheduler only tells the time; values are sent as they come.
  public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S> where S: Scheduler
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher that measures and emits the time interval between events received from an upstream publisher.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The scheduler used for tracking the timing of events.
    public let scheduler: Context

    /// Creates a publisher that measures the time between the events of another publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
      upstream.subscribe(MeasureIntervalSubscriber<Upstream, Context, S>(subscriber, scheduler))
    }
  }
}

private final class MeasureIntervalSubscriber<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  Subscriber, Subscription, Introspectable
where Downstream.Input == Context.SchedulerTimeType.Stride, Downstream.Failure == Upstream.Failure {
  private let lock = Lock()
  private let scheduler: Context
  private var downstream: Downstream?
  private var status = SubscriptionStatus.awaiting
  private var last: Context.SchedulerTimeType?

  init(_ downstream: Downstream, _ scheduler: Context) {
    self.downstream = downstream
    self.scheduler = scheduler
  }

  var description: String { "MeasureInterval" }

  func receive(subscription: any Subscription) {
    let now = scheduler.now
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    status = .subscribed(subscription)
    last = now
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard lock.withLock({ status.subscription }) != nil else { return .none }
    let now = scheduler.now
    lock.lock()
    guard case .subscribed(let upstream) = status, let downstream, let previous = last else {
      lock.unlock()
      return .none
    }
    last = now
    lock.unlock()
    let more = downstream.receive(previous.distance(to: now))
    if more > .none { upstream.request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    end()?.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    end()?.upstream.cancel()
  }

  /// Ends the stream; nil if it has not begun or has ended before.
  private func end() -> (downstream: Downstream?, upstream: any Subscription)? {
    lock.withLock {
      guard let upstream = status.subscription else { return nil }
      status = .terminal
      return (downstream.take(), upstream)
    }
  }
}
