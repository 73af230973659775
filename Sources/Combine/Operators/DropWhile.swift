extension Publishers {
  /// A publisher of the values from the first that does not satisfy a predicate.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are dropped.
    public let upstream: Upstream

    /// The closure that says whether a value is still dropped.
    public let predicate: (Upstream.Output) -> Bool

    /// Drops the first values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      var isDropping = true
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Failure>(subscriber, "DropWhile", details: .nothing, early: .ignore) {
          if isDropping { isDropping = predicate($1) }
          return isDropping ? $0.skip : $0.pass($1)
        })
    }
  }

  /// A publisher of the values from the first that does not satisfy a predicate, which fails with what it throws.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose first values are dropped.
    public let upstream: Upstream

    /// The closure that says whether a value is still dropped.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Drops the first values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      var isDropping = true
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Upstream.Failure>(
          throwing: subscriber, "TryDropWhile", details: .nothing, early: .ignore
        ) {
          if isDropping { isDropping = try predicate($1) }
          return isDropping ? $0.skip : $0.pass($1)
        })
    }
  }
}

extension Publisher {
  /// Drops values until one does not satisfy the predicate; sends that and all after it.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Drops values until one does not satisfy the predicate, and fails with what it throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
