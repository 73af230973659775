extension Publishers {
  /// A publisher that says whether a value is among those of another.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The value that is looked for.
    public let output: Upstream.Output

    /// Looks for a value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      let output = output
      upstream.subscribe(ReduceProducer(finding: { $0 == output }, for: subscriber, "Contains"))
    }
  }

  /// A publisher that says whether a value of another satisfies a predicate.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The closure that says whether a value is the one looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// Looks for a value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Bool {
      upstream.subscribe(ReduceProducer(finding: predicate, for: subscriber, "ContainsWhere"))
    }
  }

  /// A publisher that says whether a value of another satisfies a predicate, and fails with what it throws.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher that is searched.
    public let upstream: Upstream

    /// The closure that says whether a value is the one looked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Looks for a value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Upstream.Failure, Bool>(
          throwing: subscriber, "TryContainsWhere", initial: false,
          step: { found, value in
            found = try predicate(value)
            return found
          },
          result: { $0 }))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Sends whether the value comes: true as soon as it does, false when this publisher has finished without it.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { .init(upstream: self, output: output) }
}

extension Publisher {
  /// Sends whether a value satisfies the predicate: true as soon as one does, false when none has.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends whether a value satisfies the predicate, and fails with what it throws.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}

extension ReduceProducer where State == Bool, Downstream.Input == Bool, Downstream.Failure == Failure {
  /// True as soon as a value satisfies the predicate.
  fileprivate convenience init(
    finding predicate: @escaping (Input) -> Bool, for downstream: Downstream, _ description: String
  ) {
    self.init(
      downstream, description, initial: false,
      step: { found, value in
        found = predicate(value)
        return found
      },
      result: { $0 })
  }
}
