extension Publishers {
  /// A publisher that transforms each value, and fails with what the transform throws.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// The closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Transforms the values of a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        FilterProducer<S, Upstream.Output, Upstream.Failure>(
          throwing: subscriber, "TryMap", details: .nothing, early: .passValues
        ) {
          $0.pass(try transform($1))
        })
    }
  }
}

extension Publisher {
  /// Transforms each value, and fails with what the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    .init(upstream: self, transform: transform)
  }
}

extension Publishers.TryMap {
  /// Transforms each value a second time, in the same step.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { try transform(first($0)) }
  }

  /// Transforms each value a second time, in the same step; fails with what the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return .init(upstream: upstream) { try transform(first($0)) }
  }
}
