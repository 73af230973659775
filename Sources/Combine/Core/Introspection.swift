import Synchronization

/// Watches every subscription, request, value and completion that goes through `Publisher.subscribe(_:)` while enabled.
///
/// Only subscriptions made after `enable()` are watched. The hooks run on the thread of the event.
public protocol _Introspection: AnyObject {
  /// A subscriber is about to be attached to a publisher.
  func willReceive<Upstream, Downstream>(publisher: Upstream, subscriber: Downstream)
  where
    Upstream: Publisher, Downstream: Subscriber, Upstream.Failure == Downstream.Failure,
    Upstream.Output == Downstream.Input

  /// A subscriber was attached to a publisher.
  func didReceive<Upstream, Downstream>(publisher: Upstream, subscriber: Downstream)
  where
    Upstream: Publisher, Downstream: Subscriber, Upstream.Failure == Downstream.Failure,
    Upstream.Output == Downstream.Input

  /// A subscriber is about to receive its subscription.
  func willReceive<Downstream>(subscriber: Downstream, subscription: any Subscription) where Downstream: Subscriber

  /// A subscriber has received its subscription.
  func didReceive<Downstream>(subscriber: Downstream, subscription: any Subscription) where Downstream: Subscriber

  /// A subscriber is about to receive a value.
  func willReceive<Downstream>(subscriber: Downstream, input: Downstream.Input) where Downstream: Subscriber

  /// A subscriber has received a value and answered with a demand.
  func didReceive<Downstream>(
    subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand
  ) where Downstream: Subscriber

  /// A subscriber is about to receive a completion.
  func willReceive<Downstream>(subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)
  where Downstream: Subscriber

  /// A subscriber has received a completion.
  func didReceive<Downstream>(subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)
  where Downstream: Subscriber

  /// A subscription is about to be asked for values.
  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  /// A subscription was asked for values.
  func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand)

  /// A subscription is about to be cancelled.
  func willCancel(subscription: any Subscription)

  /// A subscription was cancelled.
  func didCancel(subscription: any Subscription)
}

extension _Introspection {
  /// Does nothing by default.
  public func willReceive<Upstream, Downstream>(publisher: Upstream, subscriber: Downstream)
  where
    Upstream: Publisher, Downstream: Subscriber, Upstream.Failure == Downstream.Failure,
    Upstream.Output == Downstream.Input
  {}

  /// Does nothing by default.
  public func didReceive<Upstream, Downstream>(publisher: Upstream, subscriber: Downstream)
  where
    Upstream: Publisher, Downstream: Subscriber, Upstream.Failure == Downstream.Failure,
    Upstream.Output == Downstream.Input
  {}

  /// Does nothing by default.
  public func willReceive<Downstream>(subscriber: Downstream, subscription: any Subscription)
  where Downstream: Subscriber {}

  /// Does nothing by default.
  public func didReceive<Downstream>(subscriber: Downstream, subscription: any Subscription)
  where Downstream: Subscriber {}

  /// Does nothing by default.
  public func willReceive<Downstream>(subscriber: Downstream, input: Downstream.Input) where Downstream: Subscriber {}

  /// Does nothing by default.
  public func didReceive<Downstream>(
    subscriber: Downstream, input: Downstream.Input, resultingDemand: Subscribers.Demand
  ) where Downstream: Subscriber {}

  /// Does nothing by default.
  public func willReceive<Downstream>(subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)
  where Downstream: Subscriber {}

  /// Does nothing by default.
  public func didReceive<Downstream>(subscriber: Downstream, completion: Subscribers.Completion<Downstream.Failure>)
  where Downstream: Subscriber {}

  /// Does nothing by default.
  public func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  /// Does nothing by default.
  public func didRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {}

  /// Does nothing by default.
  public func willCancel(subscription: any Subscription) {}

  /// Does nothing by default.
  public func didCancel(subscription: any Subscription) {}
}

extension _Introspection {
  /// Starts watching the subscriptions that are made from now on. The hooks are kept alive until `disable()`.
  public func enable() {
    IntrospectionHub.update { hooks in if !hooks.contains(where: { $0 === self }) { hooks.append(self) } }
  }

  /// Stops watching.
  public func disable() { IntrospectionHub.update { hooks in hooks.removeAll { $0 === self } } }

  /// Whether this object is watching.
  public var isEnabled: Bool { IntrospectionHub.hooks.contains { $0 === self } }
}
