extension Publishers {
  /// A publisher of all values combined, once the upstream has finished.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// The closure that combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Combines the values of a publisher.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      let nextPartialResult = nextPartialResult
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Failure, Output>(
          subscriber, "Reduce", initial: initial,
          step: { result, value in
            result = nextPartialResult(result, value)
            return false
          },
          result: { $0 }))
    }
  }

  /// A publisher of all values combined, which fails with what the closure throws.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initial: Output

    /// The closure that combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Combines the values of a publisher.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      let nextPartialResult = nextPartialResult
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Upstream.Failure, Output>(
          throwing: subscriber, "TryReduce", initial: initial,
          step: { result, value in
            result = try nextPartialResult(result, value)
            return false
          },
          result: { $0 }))
    }
  }
}

extension Publisher {
  /// Combines all values, and sends the result when this publisher has finished.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values, sends the result when this publisher has finished, and fails with what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
