extension Publishers {
  /// A publisher that leaves out the first values of another.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are dropped.
    public let upstream: Upstream

    /// How many values are dropped.
    public let count: Int

    /// Drops the first values of a publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      precondition(count >= 0, "count must not be negative")
      var left = count
      upstream.subscribe(
        FilterProducer<S, Output, Failure>(subscriber, "Drop") {
          if left == 0 { return .pass($0) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out the first values: one, if no count is given.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { .init(upstream: self, count: count) }
}
