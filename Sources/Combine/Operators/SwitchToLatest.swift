extension Publishers {
  /// A publisher of the values of the latest publisher that another sends.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher that sends publishers.
    public let upstream: Upstream

    /// Flattens a publisher of publishers.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      upstream.subscribe(SwitchToLatestInner<S, P>(subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher; the one before is cancelled when the next comes.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher; nothing can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, which cannot fail, though this one may.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

/// Takes every publisher at once, and listens to one at a time.
private final class SwitchToLatestInner<Downstream: Subscriber, Inner: Publisher>: SerialProducer<Downstream>,
  Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Inner
  typealias Failure = Downstream.Failure

  private var status = SubscriptionStatus.awaiting
  /// The subscriber of the latest publisher; nil when that has finished.
  fileprivate var latest: SwitchInput<Downstream, Inner>?
  fileprivate var latestSubscription: (any Subscription)?
  /// What the latest publisher has been asked for and has not sent.
  private var asked = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    super.init(downstream, "SwitchToLatest")
    announce()
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
    subscription.request(.unlimited)
  }

  func receive(_ input: Inner) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = status else {
      lock.unlock()
      return .none
    }
    let next = SwitchInput(self)
    latest = next
    let overtaken = latestSubscription.take()
    asked = .none
    lock.unlock()
    overtaken?.cancel()
    input.subscribe(next)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard !status.isTerminal else {
      lock.unlock()
      return
    }
    status = .terminal
    if case .failure = completion {
      finish(completion)
    } else if latest == nil {
      finish(.finished)
    } else {
      lock.unlock()
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    self.demand += demand
    let subscription = latestSubscription
    let lacking = takeLacking()
    lock.unlock()
    if lacking > .none { subscription?.request(lacking) }
  }

  /// What the latest publisher is still to be asked for, noted as asked. Needs the lock.
  private func takeLacking() -> Subscribers.Demand {
    guard latestSubscription != nil, demand > asked else { return .none }
    let lacking = demand - asked
    asked = demand
    return lacking
  }

  override func releaseInputs() -> [any Subscription] {
    let subscriptions = [latestSubscription.take(), status.subscription].compactMap(\.self)
    status = .terminal
    latest = nil
    return subscriptions
  }

  fileprivate func opened(_ input: SwitchInput<Downstream, Inner>, _ subscription: any Subscription) {
    lock.lock()
    guard isActive, latest === input, latestSubscription == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    latestSubscription = subscription
    asked = .none
    let lacking = takeLacking()
    lock.unlock()
    if lacking > .none { subscription.request(lacking) }
  }

  fileprivate func received(_ value: Inner.Output, from input: SwitchInput<Downstream, Inner>) -> Subscribers.Demand {
    lock.lock()
    guard isActive, latest === input else {
      lock.unlock()
      return .none
    }
    precondition(demand > .none, "SwitchToLatest received a value that was not asked for")
    if asked > .none { asked -= 1 }
    let more = send(value)
    guard more > .none else { return .none }
    lock.lock()
    guard latest !== input || latestSubscription != nil else {
      lock.unlock()
      return more
    }
    let lacking = takeLacking()
    let subscription = latest === input ? nil : latestSubscription
    lock.unlock()
    guard let subscription else { return lacking }
    if lacking > .none { subscription.request(lacking) }
    return .none
  }

  fileprivate func closed(
    _ input: SwitchInput<Downstream, Inner>, _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    lock.lock()
    guard isActive, latest === input else {
      lock.unlock()
      return
    }
    precondition(latestSubscription != nil, "SwitchToLatest: a publisher ended before it sent a subscription")
    latest = nil
    latestSubscription = nil
    if case .failure = completion {
      finish(completion)
    } else if status.isTerminal {
      finish(.finished)
    } else {
      lock.unlock()
    }
  }
}

private final class SwitchInput<Downstream: Subscriber, Inner: Publisher>: Subscriber, Introspectable
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  typealias Input = Inner.Output
  typealias Failure = Inner.Failure

  private let outer: SwitchToLatestInner<Downstream, Inner>

  init(_ outer: SwitchToLatestInner<Downstream, Inner>) {
    self.outer = outer
  }

  var description: String { outer.description }

  var customMirror: Mirror { Mirror(self, children: [("parentSubscription", outer.combineIdentifier)]) }

  func receive(subscription: any Subscription) { outer.opened(self, subscription) }

  func receive(_ input: Inner.Output) -> Subscribers.Demand { outer.received(input, from: self) }

  func receive(completion: Subscribers.Completion<Inner.Failure>) { outer.closed(self, completion) }
}
