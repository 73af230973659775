extension Publishers {
  /// A publisher of the last value of another.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose last value is sent.
    public let upstream: Upstream

    /// Sends the last value of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        ReduceProducer<S, Output, Failure, Output?>(selecting: subscriber, "Last", stopsAtFirst: false))
    }
  }

  /// A publisher of the last value of another that satisfies a predicate.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The closure that says whether a value will do.
    public let predicate: (Upstream.Output) -> Bool

    /// Sends the last value of a publisher that satisfies the predicate.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        ReduceProducer<S, Output, Failure, Output?>(
          selecting: subscriber, "LastWhere", stopsAtFirst: false, where: predicate))
    }
  }

  /// A publisher of the last value of another that satisfies a predicate, which fails with what that throws.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The closure that says whether a value will do.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Sends the last value of a publisher that satisfies the predicate.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.subscribe(
        ReduceProducer<S, Output, Upstream.Failure, Output?>(
          selecting: subscriber, "TryLastWhere", stopsAtFirst: false, whereThrowing: predicate))
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value when this publisher has finished.
  public func last() -> Publishers.Last<Self> { .init(upstream: self) }

  /// Sends the last value that satisfies the predicate when this publisher has finished.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the last value that satisfies the predicate when this publisher has finished; fails with what it throws.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
