/// A publisher that outside code can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends a completion to the subscribers; nothing can be sent after it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Hands a subscription to the subject, so that it can ask an upstream publisher for values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value of no content to the subscribers.
  public func send() { send(()) }
}
