extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are counted.
    public let upstream: Upstream

    /// Counts the values of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Int {
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Failure, Int>(
          subscriber, "Count", initial: 0,
          step: { count, _ in
            count += 1
            return false
          },
          result: { $0 }))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the number of values when this publisher has finished.
  public func count() -> Publishers.Count<Self> { .init(upstream: self) }
}
