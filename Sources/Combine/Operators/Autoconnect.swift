extension Publishers {
  /// A publisher that connects a connectable publisher for its first subscriber, and disconnects it after its last.
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Connects a publisher by need.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, then connects if it is the first.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      // One that has completed does not count as having left: the connection has ended by itself, and must not be made
      // again for those who come later.
      upstream.subscribe(PassThrough(RelayStage(subscriber), "Autoconnect") { self.leave() })
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLeft = lock.withLock {
        guard subscribers > 0 else { return true }
        self.connection = connection
        return false
      }
      if isLeft { connection.cancel() }
    }

    private func leave() {
      lock.lock()
      subscribers -= 1
      let connection = subscribers == 0 ? self.connection.take() : nil
      lock.unlock()
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects for the first subscriber, and disconnects after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}
