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
      upstream.subscribe(AutoconnectInner(parent: self, downstream: subscriber) { self.leave() })
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

/// Stands between two stages; cancelling the subscription, once, counts as leaving.
private struct AutoconnectInner<Downstream: Subscriber>: Subscriber, Introspectable {
  let parent: AnyObject
  let downstream: Downstream
  let onCancel: () -> Void
  let combineIdentifier = CombineIdentifier()

  var description: String { "Autoconnect" }

  var customMirror: Mirror { Mirror(self, children: [("parent", parent), ("downstream", downstream as Any)]) }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: LeavingSubscription(subscription, onCancel))
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

/// The upstream's subscription, for what can be seen of it, which also says when it is cancelled.
private final class LeavingSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var onCancel: (() -> Void)?
  let description: String
  let combineIdentifier: CombineIdentifier

  init(_ upstream: any Subscription, _ onCancel: @escaping () -> Void) {
    self.upstream = upstream
    self.onCancel = onCancel
    description = String(describing: upstream)
    combineIdentifier = upstream.combineIdentifier
  }

  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    let (upstream, onCancel) = lock.withLock { (self.upstream.take(), self.onCancel.take()) }
    upstream?.cancel()
    onCancel?()
  }
}
