extension Publishers {
  /// A publisher that drops values until another publisher sends one.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream

    /// The publisher whose first value starts it.
    public let other: Other

    /// Drops values until another publisher sends one.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber to the upstream, and listens to the other publisher.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
      let producer = DropUntilOutputInner(subscriber, opens: true)
      producer.start()
      other.subscribe(TriggerInput<S, _, Other.Output, Other.Failure>(producer: producer) { $0 })
      upstream.subscribe(producer)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until the other publisher sends one. If that ends before it does, so does this.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    .init(upstream: self, other: publisher)
  }
}

private final class DropUntilOutputInner<Downstream: Subscriber>: TriggeredProducer<Downstream>, Introspectable {
  var description: String { "DropUntilOutput" }
}
