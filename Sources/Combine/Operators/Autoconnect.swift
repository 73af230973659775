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

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber, then connects if it is the first.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream.subscribe(AutoconnectInner(subscriber, self))
      guard isFirst else { return }
      let connection = upstream.connect()
      let isLeft = lock.withLock {
        guard subscribers > 0 else { return true }
        self.connection = connection
        return false
      }
      if isLeft { connection.cancel() }
    }

    fileprivate func leave() {
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

/// Passes everything on, and tells the publisher when it is cancelled. One that has completed does not count as having left:
/// the connection has ended by itself, and must not be made again for those who come later.
private final class AutoconnectInner<Downstream: Subscriber, Upstream: ConnectablePublisher>: Subscriber, Subscription,
  Introspectable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private let downstream: Downstream
  private let parent: Publishers.Autoconnect<Upstream>

  init(_ downstream: Downstream, _ parent: Publishers.Autoconnect<Upstream>) {
    self.downstream = downstream
    self.parent = parent
  }

  var description: String { "Autoconnect" }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard terminate() != nil else { return }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    guard let upstream = terminate() else { return }
    upstream.cancel()
    parent.leave()
  }

  private func terminate() -> (any Subscription)? {
    lock.lock()
    let upstream = status.subscription
    status = .terminal
    lock.unlock()
    return upstream
  }
}
