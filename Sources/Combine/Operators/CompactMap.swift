extension Publishers {
  /// A publisher of the transformed values that are not nil.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The closure that transforms a value, or drops it.
    public let transform: (Upstream.Output) -> Output?

    /// Transforms the values of a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(CompactMapInner(subscriber, transform))
    }
  }

  /// A publisher of the transformed values that are not nil, which fails with what the transform throws.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The closure that transforms a value, or drops it.
    public let transform: (Upstream.Output) throws -> Output?

    /// Transforms the values of a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        FilterProducer<S, Upstream.Output, Upstream.Failure>(throwing: subscriber, "TryCompactMap") {
          guard let output = try transform($1) else { return $0.skip }
          return $0.pass(output)
        })
    }
  }
}

extension Publisher {
  /// Transforms each value, and sends the results that are not nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }

  /// Transforms each value, sends the results that are not nil, and fails with what the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Transforms a second time, in the same step.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Transforms a second time, in the same step.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Transforms a second time, in the same step.
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { try first($0).flatMap(transform) }
  }
}

/// Stands between two stages without any state of its own: the downstream gets the upstream's subscription.
private struct CompactMapInner<Downstream: Subscriber, Input>: Subscriber, Introspectable {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let transform: (Input) -> Downstream.Input?
  let combineIdentifier = CombineIdentifier()

  init(_ downstream: Downstream, _ transform: @escaping (Input) -> Downstream.Input?) {
    self.downstream = downstream
    self.transform = transform
  }

  var description: String { "CompactMap" }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if let output = transform(input) { downstream.receive(output) } else { .max(1) }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
