extension Publishers {
  /// A publisher of the greatest value of another, in the order of a closure.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared.
    public let upstream: Upstream

    /// The closure that says whether the second value goes before the first as the result.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Compares the values of a publisher.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        ReduceProducer<S, Output, Failure, Output?>(
          subscriber, "Comparison", initial: nil,
          step: { best, value in
            if let current = best, !areInIncreasingOrder(current, value) { return false }
            best = value
            return false
          },
          result: { $0 }))
    }
  }

  /// A publisher of the greatest value of another, which fails with what the closure throws.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are compared.
    public let upstream: Upstream

    /// The closure that says whether the second value goes before the first as the result.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Compares the values of a publisher.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        ReduceProducer<S, Output, Upstream.Failure, Output?>(
          throwing: subscriber, "TryComparison", initial: nil,
          step: { best, value in
            if let current = best, try !areInIncreasingOrder(current, value) { return false }
            best = value
            return false
          },
          result: { $0 }))
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value when this publisher has finished.
  public func min() -> Publishers.Comparison<Self> { max(by: >) }

  /// Sends the largest value when this publisher has finished.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Sends the smallest value by the closure when this publisher has finished.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value by the closure, and fails with what it throws.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the largest value by the closure when this publisher has finished.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the largest value by the closure, and fails with what it throws.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
