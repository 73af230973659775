extension Publishers {
  /// A publisher of arrays of a number of values each; the last may be shorter.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// How many values an array has.
    public let count: Int

    /// Collects the values of a publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.subscribe(CollectByCountInner<S, Upstream.Output>(subscriber, count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends arrays of that many values; what is left when this publisher finishes comes as a shorter one.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { .init(upstream: self, count: count) }
}

/// Asks for as many values as the requested arrays need.
private final class CollectByCountInner<Downstream: Subscriber, Input>: Subscriber, Subscription, Introspectable
where Downstream.Input == [Input] {
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var buffer: [Input] = []
  private let count: Int

  init(_ downstream: Downstream, _ count: Int) {
    self.downstream = downstream
    self.count = count
  }

  var description: String { "CollectByCount" }

  var customMirror: Mirror {
    let children: [Mirror.Child] = lock.withLock {
      [
        ("downstream", downstream as Any), ("upstreamSubscription", status.subscription as Any), ("buffer", buffer),
        ("count", count),
      ]
    }
    return Mirror(self, children: children)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    buffer.append(input)
    guard buffer.count >= count else {
      lock.unlock()
      return .none
    }
    let full = buffer
    buffer = []
    lock.unlock()
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let rest = lock.withLock { buffer }
    guard let downstream = release().downstream else { return }
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock { status.subscription }?.request(demand * count)
  }

  func cancel() {
    // Nobody can have been handed this before the upstream's subscription came.
    if case .awaiting = lock.withLock({ status }) { return }
    release().upstream?.cancel()
  }

  private func release() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.lock()
    let buffer = self.buffer
    let released = (downstream.take(), status.subscription)
    status = .terminal
    self.buffer = []
    lock.unlock()
    withExtendedLifetime(buffer) {}
    return released
  }
}
