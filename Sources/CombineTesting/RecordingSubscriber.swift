import Combine
import Synchronization

/// A subscriber that writes down everything it receives, and asks for exactly what the test tells it to.
public final class RecordingSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  /// Something a publisher did.
  public enum Event {
    /// The subscription arrived.
    case subscription
    /// A value arrived.
    case value(Input)
    /// The completion arrived.
    case completion(Subscribers.Completion<Failure>)
  }

  private struct State: @unchecked Sendable {
    var events: [Event] = []
    var subscription: (any Subscription)?
  }

  private let state = Mutex(State())
  private let initialDemand: Subscribers.Demand
  private let onValue: (Input) -> Subscribers.Demand

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - demand: What it asks for as soon as it is subscribed. By default everything.
  ///   - onValue: Called with each value after it is written down; the result is what it asks for in addition.
  public init(
    demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
  ) {
    initialDemand = demand
    self.onValue = onValue
  }

  /// Everything that arrived, in order.
  public var events: [Event] { state.withLock { state in unsafeTransfer(state.events) }.value }

  /// The values that arrived, in order.
  public var values: [Input] { events.compactMap { if case .value(let value) = $0 { value } else { nil } } }

  /// The completion, if it has arrived.
  public var completion: Subscribers.Completion<Failure>? {
    events.compactMap { if case .completion(let completion) = $0 { completion } else { nil } }.first
  }

  /// Whether the stream has ended without a failure.
  public var isFinished: Bool { if case .finished = completion { true } else { false } }

  /// The failure the stream has ended with.
  public var failure: Failure? { if case .failure(let error) = completion { error } else { nil } }

  /// The subscription, once it has arrived.
  public var subscription: (any Subscription)? {
    state.withLock { state in unsafeTransfer(state.subscription) }.value
  }

  /// Asks for more.
  public func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  /// Cancels the subscription and lets go of it.
  public func cancel() {
    let subscription = subscription
    state.withLock { $0.subscription = nil }
    subscription?.cancel()
  }

  public func receive(subscription: any Subscription) {
    nonisolated(unsafe) let arrived = subscription
    state.withLock { state in
      state.events.append(.subscription)
      state.subscription = arrived
    }
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  public func receive(_ input: Input) -> Subscribers.Demand {
    note(.value(input))
    return onValue(input)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    note(.completion(completion))
  }

  private func note(_ event: Event) {
    nonisolated(unsafe) let event = event
    state.withLock { $0.events.append(event) }
  }
}
