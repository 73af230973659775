extension Publishers {
  /// A publisher of the values of publishers that are made of the values of another.
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are turned into publishers.
    public let upstream: Upstream

    /// How many of these publishers may be active at a time.
    public let maxPublishers: Subscribers.Demand

    /// The closure that makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Turns the values of a publisher into publishers.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure {
      upstream.subscribe(FlatMapInner(subscriber, maxPublishers, transform))
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all these publishers as they come.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, Failure == P.Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that may fail of each value, and sends the values of all these publishers as they come.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value, and sends the values of all these publishers as they come.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Makes a publisher that cannot fail of each value, and sends the values of all these publishers as they come.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

/// The outer subscriber: every value becomes one more input of the merge.
private final class FlatMapInner<Downstream: Subscriber, Input, NewPublisher: Publisher>: MergeProducer<Downstream>,
  Subscriber
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
  typealias Failure = Downstream.Failure

  private let maxPublishers: Subscribers.Demand
  private var transform: ((Input) -> NewPublisher)?
  private var status = SubscriptionStatus.awaiting
  private let sendsAtOnce = NewPublisher.self == Just<NewPublisher.Output>.self

  init(
    _ downstream: Downstream, _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Input) -> NewPublisher
  ) {
    self.maxPublishers = maxPublishers
    self.transform = transform
    // The upstream counts as one input.
    super.init(downstream, "FlatMap", inputs: 1)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status, isActive else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    subscription.request(maxPublishers)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = status, let transform else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    let publisher = transform(input)
    lock.lock()
    if sendsAtOnce, demand > .none, isActive, !hasWaiting {
      // A `Just` is its value and nothing else: there is nobody to subscribe to.
      let more = withUnsafePointer(to: publisher) { pointer in
        send(UnsafeRawPointer(pointer).assumingMemoryBound(to: Downstream.Input.self).pointee)
      }
      if more > .none { sendWhatWaits() }
      inputEnded()
      return .none
    }
    expectInput()
    lock.unlock()
    attach(publisher)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard !status.isTerminal else {
      lock.unlock()
      return
    }
    status = .terminal
    if case .failure = completion { finish(completion) } else { inputFinished() }
  }

  override var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  override func inputMirror(of input: Side) -> Mirror {
    Mirror(input, children: [("parentSubscription", combineIdentifier)])
  }

  override func inputEnded() {
    guard maxPublishers != .unlimited else { return }
    lock.withLock { status.subscription }?.request(.max(1))
  }

  override func releaseInputs() -> [any Subscription] {
    let upstream = status.subscription
    status = .terminal
    return super.releaseInputs() + (upstream.map { [$0] } ?? [])
  }

  override func clear() {
    transform = nil
    super.clear()
  }
}
