/// A subject that keeps its latest value, and sends it to each new subscriber first.
///
/// Reading, writing and sending are safe from any thread.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let hub: ConduitHub<Output, Failure>

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    hub = ConduitHub(name: "CurrentValueSubject", current: value)
  }

  deinit {
    hub.cancelUpstreams()
  }

  /// The latest value. Setting it is the same as sending, but works after completion too.
  public var value: Output {
    get { hub.lock.withLock { hub.current.value } }
    set { hub.store(newValue, evenIfComplete: true) }
  }

  /// Hands a subscription to the subject; it is asked for everything.
  public func send(subscription: any Subscription) {
    hub.lock.withLock { _ = hub.noteDemand() }
    hub.send(subscription: subscription)
  }

  /// Attaches a subscriber, which is sent the latest value as soon as it asks.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    hub.attach(subscriber, owner: self)
  }

  /// Keeps the value, then sends it to the subscribers in the order in which they subscribed.
  public func send(_ input: Output) { hub.store(input) }

  /// Sends a completion to the subscribers, and to those who subscribe later.
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
}
