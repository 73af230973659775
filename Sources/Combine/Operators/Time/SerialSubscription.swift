import Foundation

/// The base of every operator that hands its values over to a scheduler.
///
/// Signals are queued as they come from upstream and are delivered one at a time, in that order, whatever threads the scheduler
/// uses. A signal that is delivered from inside a delivery, on the same thread, arrives at once, as it would without a
/// scheduler. Nothing is delivered after the completion or after cancellation.
class SerialSubscription<Downstream: Subscriber>: Subscription, Introspectable {
  enum Signal {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var signals = Fifo<Signal>()
  private var permits = 0
  private var deliveringThread: pthread_t?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  var description: String { abstractMethod() }

  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

  /// What the downstream wants after a value: by default it goes upstream.
  func demanded(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    demanded(demand)
  }

  func cancel() {
    lock.lock()
    let upstream = status.subscription
    let released = (downstream.take(), signals)
    status = .terminal
    signals = Fifo()
    lock.unlock()
    upstream?.cancel()
    withExtendedLifetime(released) {}
  }

  /// Takes the subscription; nil, and the subscription is cancelled, if there is one already or all is over.
  final func begin(_ subscription: any Subscription) -> Downstream? {
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      subscription.cancel()
      return nil
    }
    status = .subscribed(subscription)
    lock.unlock()
    return downstream
  }

  /// Whether upstream may still send. Needs the lock.
  final var isSubscribed: Bool { status.subscription != nil }

  /// Whether the downstream may still receive. Needs the lock.
  final var isOpen: Bool { downstream != nil }

  /// Queues a value for a later `deliverOldest()`; false if upstream had no right to send one.
  final func enqueue(_ value: Downstream.Input) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard isSubscribed else { return false }
    signals.append(.value(value))
    return true
  }

  /// Queues the completion for a later `deliverOldest()` and lets go of upstream; false if there was one before.
  final func enqueue(_ completion: Subscribers.Completion<Downstream.Failure>) -> Bool {
    lock.lock()
    guard isSubscribed else {
      lock.unlock()
      return false
    }
    let upstream = endUpstream()
    signals.append(.completion(completion))
    lock.unlock()
    withExtendedLifetime(upstream) {}
    return true
  }

  /// Stops listening to upstream without cancelling it; the result must be released or cancelled without the lock. Needs the lock.
  final func endUpstream() -> (any Subscription)? {
    defer { status = .terminal }
    return status.subscription
  }

  /// Queues a signal without any question. Needs the lock.
  final func append(_ signal: Signal) {
    signals.append(signal)
  }

  /// Delivers the oldest signal that is queued: here, or on the thread that is delivering just now.
  final func deliverOldest() {
    let thread = pthread_self()
    lock.lock()
    permits += 1
    guard deliveringThread == nil || deliveringThread == thread else {
      lock.unlock()
      return
    }
    let outer = deliveringThread
    deliveringThread = thread
    lock.unlock()
    while deliverNext(restoring: outer) {}
  }

  private func deliverNext(restoring outer: pthread_t?) -> Bool {
    lock.lock()
    guard permits > 0, let downstream, let signal = signals.popFirst() else {
      if signals.isEmpty { permits = 0 }
      deliveringThread = outer
      lock.unlock()
      return false
    }
    permits -= 1
    if case .completion = signal { self.downstream = nil }
    lock.unlock()
    switch signal {
    case .value(let value):
      let demand = downstream.receive(value)
      if demand > .none { demanded(demand) }
    case .completion(let completion):
      downstream.receive(completion: completion)
    }
    return true
  }
}
