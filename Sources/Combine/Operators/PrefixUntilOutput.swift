extension Publishers {
  /// A publisher that sends values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream

    /// The publisher whose first value ends it.
    public let other: Other

    /// Sends values until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Listens to the other publisher, and attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let producer = PrefixUntilOutputInner(subscriber, opens: false)
      other.subscribe(TriggerInput<S, _, Other.Output, Other.Failure>(producer: producer) { _ in nil })
      upstream.subscribe(producer)
    }
  }
}

extension Publisher {
  /// Sends values until the other publisher sends one, then finishes. It does not matter how the other ends.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    .init(upstream: self, other: publisher)
  }
}

/// Apple's has no description of its own either: it shows the name of its type.
private final class PrefixUntilOutputInner<Downstream: Subscriber>: TriggeredProducer<Downstream> {}
