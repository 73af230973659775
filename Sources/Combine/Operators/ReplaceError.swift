extension Publishers {
  /// A publisher that sends a value in place of a failure, then finishes.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that may fail.
    public let upstream: Upstream

    /// The value to send if it does.
    public let output: Upstream.Output

    /// Replaces a failure.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      let output = output
      upstream.subscribe(
        FinalValueProducer<S, Upstream.Failure>(subscriber, "ReplaceError", insistsOnDemand: true) { completion, _ in
          if case .failure = completion { .value(output) } else { .completion(.finished) }
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends the value in place of a failure, then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }
}
