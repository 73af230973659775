extension Publishers {
  /// A publisher of the values that satisfy a predicate.
  public struct Filter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// The closure that says whether a value is sent.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Filters the values of a publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(FilterInner(subscriber, isIncluded))
    }
  }

  /// A publisher of the values that satisfy a predicate, which fails with what the predicate throws.
  public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are filtered.
    public let upstream: Upstream

    /// The closure that says whether a value is sent.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Filters the values of a publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.subscribe(
        FilterProducer<S, Output, Upstream.Failure>(throwing: subscriber, "TryFilter") {
          try isIncluded($1) ? $0.pass($1) : $0.skip
        })
    }
  }
}

extension Publisher {
  /// Sends the values that satisfy the predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that satisfy the predicate, and fails with what it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    .init(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Filters a second time, in the same step.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return .init(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Filters a second time, in the same step; fails with what the predicate throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return .init(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Filters a second time, in the same step.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Filters a second time, in the same step; fails with what the predicate throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return .init(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

/// Stands between two stages without any state of its own: the downstream gets the upstream's subscription.
private struct FilterInner<Downstream: Subscriber>: Subscriber, Introspectable {
  private let downstream: Downstream
  private let isIncluded: (Downstream.Input) -> Bool
  let combineIdentifier = CombineIdentifier()

  init(_ downstream: Downstream, _ isIncluded: @escaping (Downstream.Input) -> Bool) {
    self.downstream = downstream
    self.isIncluded = isIncluded
  }

  var description: String { "Filter" }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isIncluded(input) ? downstream.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
