extension Publishers {
  /// A publisher of all values combined so far, after each one.
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initialResult: Output

    /// The closure that combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Combines the values of a publisher.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.subscribe(ScanInner(subscriber, initialResult, nextPartialResult))
    }
  }

  /// A publisher of all values combined so far, which fails with what the closure throws.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// What the first value is combined with.
    public let initialResult: Output

    /// The closure that combines the last result with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Combines the values of a publisher.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      let result = Memory(initialResult)
      let nextPartialResult = nextPartialResult
      upstream.subscribe(
        FilterProducer<S, Upstream.Output, Upstream.Failure>(
          throwing: subscriber, "TryScan", details: .statusAndMemory("result") { result.value }, early: .passValues
        ) {
          let next = try nextPartialResult(result.value, $1)
          result.value = next
          return $0.pass(next)
        })
    }
  }
}

extension Publisher {
  /// Combines each value with the last result, and sends the new one.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each value with the last result, sends the new one, and fails with what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

/// Stands between two stages and remembers the result; the downstream gets the upstream's subscription.
private final class ScanInner<Downstream: Subscriber, Input>: Subscriber, Introspectable {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let nextPartialResult: (Downstream.Input, Input) -> Downstream.Input
  private let result: Held<Downstream.Input>

  init(
    _ downstream: Downstream, _ initialResult: Downstream.Input,
    _ nextPartialResult: @escaping (Downstream.Input, Input) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.nextPartialResult = nextPartialResult
    result = Held(initialResult)
  }

  var description: String { "Scan" }

  var customMirror: Mirror {
    Mirror(self, children: [("downstream", downstream as Any), ("result", result.value as Any)])
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    let next = nextPartialResult(result.value, input)
    _ = result.exchange(next)
    return downstream.receive(next)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
