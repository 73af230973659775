extension Publishers {
  /// A publisher that subscribes to its upstream again when that fails.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream

    /// How many times to try again; nil for any number of times.
    public let retries: Int?

    /// Tries a publisher again.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      // Counts down from the limit. A negative one is never used up, as on Apple's platforms.
      var left = retries
      let upstream = upstream
      upstream.subscribe(
        RecoverProducer<S, Failure>(subscriber, "Retry", .retrying) { error in
          if let count = left {
            guard count != 0 else { return .fail(error) }
            left = Swift.max(count, 0) - 1
          }
          return .resume { upstream.subscribe($0) }
        })
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes again when this publisher fails, up to that many times; then the failure passes.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }
}
