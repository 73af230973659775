extension Publishers {
  /// A publisher that sends nothing before it is connected.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes a publisher connectable.
    public init(upstream: Upstream) {
      shared = upstream.multicast { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.subscribe(subscriber)
    }

    /// Starts sending; the result stops it.
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Holds this publisher back until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
