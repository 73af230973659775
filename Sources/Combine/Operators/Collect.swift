extension Publishers {
  /// A publisher of one array of all values of another.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// Collects the values of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.subscribe(
        ReduceProducer<S, Upstream.Output, Failure, [Upstream.Output]>(
          subscriber, "Collect", initial: [], details: { [("count", $0.count)] },
          step: { values, value in
            values.append(value)
            return false
          },
          result: { $0 }))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends all values in one array when this publisher has finished. The array can become as large as memory allows.
  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }
}
