extension Publisher {
  /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
  ///
  /// Values and the completion arrive on whatever thread the upstream sends them.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that receives elements from an upstream publisher on a specific scheduler.
  public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The scheduler the publisher should use to receive elements.
    public let scheduler: Context

    /// Scheduler options that customize the delivery of elements.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that subscribes to another publisher on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let subscription = SubscribeOnSubscription(subscriber, scheduler, options)
      scheduler.schedule(options: options) { upstream.subscribe(subscription) }
    }
  }
}

private final class SubscribeOnSubscription<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  Introspectable
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var status = SubscriptionStatus.awaiting

  init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.options = options
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      return subscription.cancel()
    }
    status = .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { status.subscription == nil ? nil : downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end()?.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream = lock.withLock({ status.subscription }) else { return }
    scheduler.schedule(options: options) { upstream.request(demand) }
  }

  func cancel() {
    guard let upstream = end()?.upstream else { return }
    scheduler.schedule(options: options) { upstream.cancel() }
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
