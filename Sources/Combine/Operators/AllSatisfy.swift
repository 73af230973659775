extension Publishers {
  /// A publisher that says whether all values of another satisfy a predicate.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are tested.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) -> Bool

    /// Tests the values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      let predicate = predicate
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Failure, Bool>(
          subscriber, "AllSatisfy", initial: true,
          step: { satisfied, value in
            satisfied = predicate(value)
            return !satisfied
          },
          result: { $0 }))
    }
  }

  /// A publisher that says whether all values of another satisfy a predicate, and fails with what it throws.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values are tested.
    public let upstream: Upstream

    /// The closure that tests a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Tests the values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Upstream.Failure, Bool>(
          throwing: subscriber, "TryAllSatisfy", initial: true,
          step: { satisfied, value in
            satisfied = try predicate(value)
            return !satisfied
          },
          result: { $0 }))
    }
  }
}

extension Publisher {
  /// Sends whether all values satisfy the predicate: false as soon as one does not, true when all have.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends whether all values satisfy the predicate, and fails with what it throws.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
