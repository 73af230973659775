extension Publishers {
  /// A publisher of the values that differ from the one before.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared.
    public let upstream: Upstream

    /// The closure that says whether two values are the same.
    public let predicate: (Output, Output) -> Bool

    /// Removes the duplicates of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let last = Memory<Output>()
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Failure>(
          subscriber, "RemoveDuplicates", details: .memory("last") { last.content as Any }
        ) { stage, value in
          guard !last.isEmpty else {
            last.fill(value)
            return stage.pass(value)
          }
          return predicate(last.exchange(value), value) ? stage.skip : stage.pass(value)
        })
    }
  }

  /// A publisher of the values that differ from the one before, which fails with what the comparison throws.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are compared.
    public let upstream: Upstream

    /// The closure that says whether two values are the same.
    public let predicate: (Output, Output) throws -> Bool

    /// Removes the duplicates of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let last = Memory<Output>()
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Upstream.Failure>(
          throwing: subscriber, "TryRemoveDuplicates", details: .memory("last") { last.content as Any }
        ) { stage, value in
          guard !last.isEmpty else {
            last.fill(value)
            return stage.pass(value)
          }
          return try predicate(last.exchange(value), value) ? stage.skip : stage.pass(value)
        })
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Sends the values that are not, by the closure, the same as the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the values that are not the same as the one before, and fails with what the closure throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
