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
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Failure>(
          subscriber, "RemoveDuplicates", details: .memory("last") { last as Any }
        ) { value in
          let previous = last
          last = value
          if let previous, predicate(previous, value) { return .skip }
          return .pass(value)
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
      var last: Output?
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Upstream.Failure>(
          throwing: subscriber, "TryRemoveDuplicates", details: .memory("last") { last as Any }
        ) { value in
          let previous = last
          last = value
          if let previous, try predicate(previous, value) { return .skip }
          return .pass(value)
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
