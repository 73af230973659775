extension Publishers {
  /// A publisher of the first value of another.
  public struct First<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first value is sent.
    public let upstream: Upstream

    /// Sends the first value of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        ReduceProducer<S, Output, Failure, Output?>(selecting: subscriber, "First", stopsAtFirst: true))
    }
  }

  /// A publisher of the first value of another that satisfies a predicate.
  public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The closure that says whether a value will do.
    public let predicate: (Upstream.Output) -> Bool

    /// Sends the first value of a publisher that satisfies the predicate.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        ReduceProducer<S, Output, Failure, Output?>(
          selecting: subscriber, "TryFirst", stopsAtFirst: true, where: predicate))
    }
  }

  /// A publisher of the first value of another that satisfies a predicate, which fails with what that throws.
  public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The closure that says whether a value will do.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Sends the first value of a publisher that satisfies the predicate.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.subscribe(
        ReduceProducer<S, Output, Upstream.Failure, Output?>(
          selecting: subscriber, "TryFirstWhere", stopsAtFirst: true, whereThrowing: predicate))
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the first value, then finishes.
  public func first() -> Publishers.First<Self> { .init(upstream: self) }

  /// Sends the first value that satisfies the predicate, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the first value that satisfies the predicate, then finishes; fails with what it throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
