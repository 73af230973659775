extension Publishers {
  /// A publisher that sends no value, only the completion of another.
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are ignored.
    public let upstream: Upstream

    /// Ignores the values of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
      upstream.subscribe(IgnoreOutputInner<S, Upstream.Output>(subscriber))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Ignores all values, and passes the completion on.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}

/// Takes everything at once and passes only the completion on; the downstream gets the upstream's subscription.
private struct IgnoreOutputInner<Downstream: Subscriber, Input>: Subscriber, Introspectable {
  private let downstream: Downstream
  let combineIdentifier = CombineIdentifier()

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  var description: String { "IgnoreOutput" }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
