extension Publishers {
  /// A publisher that leaves out the first values of another.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are dropped.
    public let upstream: Upstream

    /// How many values are dropped.
    public let count: Int

    /// Drops the first values of a publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      precondition(count >= 0, "count must not be negative")
      let inner = DropInner(subscriber, count)
      subscriber.receive(subscription: inner)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out the first values: one, if no count is given.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { .init(upstream: self, count: count) }
}

/// Adds the values that it drops to what the downstream asks for first; later requests go upstream as they are.
private final class DropInner<Downstream: Subscriber>: Subscriber, Subscription, Introspectable {
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var left: Int
  /// What was asked for before the upstream's subscription came.
  private var early = Subscribers.Demand.none

  init(_ downstream: Downstream, _ count: Int) {
    self.downstream = downstream
    left = count
  }

  var description: String { "Drop" }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    let demand = early + left
    lock.unlock()
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    let drops = left > 0
    if drops { left -= 1 }
    lock.unlock()
    return drops ? .none : downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    release().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    if case .awaiting = status { early += demand }
    let upstream = status.subscription
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    release().upstream?.cancel()
  }

  private func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.withLock {
      let released = (downstream.take(), status.subscription)
      status = .terminal
      return released
    }
  }
}
