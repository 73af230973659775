extension Publisher {
  /// Specifies the scheduler on which to receive elements from the publisher.
  ///
  /// Values and the completion are delivered on the scheduler, in order; the subscription itself arrives at once.
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers elements to its downstream subscriber on a specific scheduler.
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The scheduler the publisher uses to deliver elements.
    public let scheduler: Context

    /// Scheduler options that customize the delivery of elements.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers the elements of another publisher on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(ReceiveOnSubscription(subscriber, scheduler, options))
    }
  }
}

private final class ReceiveOnSubscription<Downstream: Subscriber, Context: Scheduler>: SerialSubscription<Downstream>,
  Subscriber, Introspectable
{
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var lane: DispatchLane?

  init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
    super.init(downstream)
    if options == nil { lane = DispatchLane(to: scheduler, self) }
  }

  var description: String { "ReceiveOn" }

  func receive(subscription: any Subscription) {
    begin(subscription)?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if lane != nil, DispatchLane.isOpen {
      if enqueue(input, isSubmitted: true) { lane?.submit() }
    } else if enqueue(input) {
      schedule()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if lane != nil, DispatchLane.isOpen {
      if enqueue(completion, isSubmitted: true) { lane?.submit() }
    } else if enqueue(completion) {
      schedule()
    }
  }

  private func schedule() {
    scheduler.schedule(options: options) { self.deliverOldest() }
  }
}
