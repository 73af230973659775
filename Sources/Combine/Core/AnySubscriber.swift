/// A subscriber that hides which subscriber it is made of.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The identifier of the hidden subscriber.
  public let combineIdentifier: CombineIdentifier

  private let box: SubscriberBoxBase<Input, Failure>
  private let makeDescription: () -> String
  private let makeMirror: () -> Mirror

  /// Hides the subscriber.
  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    if let erased = s as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    combineIdentifier = s.combineIdentifier
    box = ErasedSubscriberBox(s)
    makeDescription = { (s as? any CustomStringConvertible)?.description ?? String(describing: S.self) }
    makeMirror = { (s as? any CustomReflectable)?.customMirror ?? Mirror(s, children: EmptyCollection()) }
  }

  /// Makes a subscriber that sends what it receives into the subject, with unlimited demand.
  public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    self.init(SubjectSubscriber(s))
  }

  /// Makes a subscriber of closures. Without `receiveValue` each value is answered with no demand.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    box = ClosureErasedSubscriberBox(receiveSubscription, receiveValue, receiveCompletion)
    makeDescription = { "Anonymous AnySubscriber" }
    makeMirror = { Mirror(reflecting: "") }
  }

  /// The description of the hidden subscriber.
  public var description: String { makeDescription() }

  /// The mirror of the hidden subscriber.
  public var customMirror: Mirror { makeMirror() }

  /// The same as the description.
  public var playgroundDescription: Any { description }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }

  /// Passes the value on.
  public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }

  /// Passes the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }
}

private class SubscriberBoxBase<Input, Failure: Error> {
  func receive(subscription: any Subscription) { abstractMethod() }
  func receive(_ value: Input) -> Subscribers.Demand { abstractMethod() }
  func receive(completion: Subscribers.Completion<Failure>) { abstractMethod() }
}

private final class ErasedSubscriberBox<Base: Subscriber>: SubscriberBoxBase<Base.Input, Base.Failure> {
  private let base: Base

  init(_ base: Base) { self.base = base }

  override func receive(subscription: any Subscription) { base.receive(subscription: subscription) }

  override func receive(_ value: Base.Input) -> Subscribers.Demand { base.receive(value) }

  override func receive(completion: Subscribers.Completion<Base.Failure>) { base.receive(completion: completion) }
}

private final class ClosureErasedSubscriberBox<Input, Failure: Error>: SubscriberBoxBase<Input, Failure> {
  private let onSubscription: ((any Subscription) -> Void)?
  private let onValue: ((Input) -> Subscribers.Demand)?
  private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    _ onSubscription: ((any Subscription) -> Void)?,
    _ onValue: ((Input) -> Subscribers.Demand)?,
    _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  override func receive(subscription: any Subscription) { onSubscription?(subscription) }

  override func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }

  override func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
