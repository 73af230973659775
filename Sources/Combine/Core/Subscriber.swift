/// A type that can receive values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values this subscriber receives.
  associatedtype Input

  /// The kind of error this subscriber might receive; `Never` if it cannot receive errors.
  associatedtype Failure: Error

  /// Tells the subscriber that it has been subscribed, and hands it the means to request values and to cancel.
  func receive(subscription: any Subscription)

  /// Tells the subscriber that a value has come; the result is how many more it wants, added to what it asked before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that the publisher has finished or failed.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that a value of no content has come.
  public func receive() -> Subscribers.Demand { receive(()) }
}
