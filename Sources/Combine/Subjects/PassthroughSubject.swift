/// A subject that passes values on to its subscribers, and keeps none.
///
/// A value for which a subscriber has no demand is dropped for that subscriber. Sending is safe from any thread.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let hub = ConduitHub<Output, Failure>(name: "PassthroughSubject")

  /// Makes a subject without subscribers.
  public init() {}

  deinit {
    hub.cancelUpstreams()
  }

  /// Hands a subscription to the subject; it is asked for everything once a subscriber has asked for something.
  public func send(subscription: any Subscription) { hub.send(subscription: subscription) }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    hub.attach(subscriber, owner: self)
  }

  /// Sends a value to the subscribers, in the order in which they subscribed.
  public func send(_ input: Output) { hub.send(input) }

  /// Sends a completion to the subscribers, and to those who subscribe later.
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }
}
