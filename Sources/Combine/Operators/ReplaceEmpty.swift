extension Publishers {
  /// A publisher that sends a value in place of an empty stream.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that may be empty.
    public let upstream: Upstream

    /// The value to send if it is.
    public let output: Upstream.Output

    /// Replaces an empty stream.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let output = output
      upstream.subscribe(
        FinalValueProducer<S, Failure>(subscriber, "ReplaceEmpty", insistsOnDemand: false) { completion, hadValues in
          if case .finished = completion, !hadValues { .value(output) } else { .completion(completion) }
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends the value if this publisher finishes without having sent any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}
