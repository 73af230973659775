/// The base of subscribers that treat each value alike and remember nothing between values: `filter`, `compactMap`, the relays.
///
/// A value passes through a gate, not through a lock. On completion and on cancellation downstream and closure are let go of.
class PassThrough<Downstream: Subscriber, Input>: Subscriber, Subscription, Introspectable {
  typealias Failure = Downstream.Failure

  final let gate = Gate()
  private final let lock = Lock()
  private final var status = SubscriptionStatus.awaiting
  /// Runs once a cancellation has reached the upstream.
  final var onCancel: (() -> Void)?
  private final var held: Held<Downstream>
  final let description: String

  init(_ downstream: Downstream, _ description: String) {
    held = Held(downstream)
    self.description = description
  }

  /// Where values go. Only for use inside the gate.
  @inline(__always)
  final var downstream: Downstream { held.value }

  final func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    guard gate.enter() else { return }
    downstream.receive(subscription: self)
    leave()
  }

  /// Sends what becomes of the value. Begins with `gate.enter()` and ends with `leave()`.
  func receive(_ input: Input) -> Subscribers.Demand { abstractMethod() }

  final func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard terminate() != nil, gate.enter() else { return }
    _ = lock.withLock { onCancel.take() }
    downstream.receive(completion: completion)
    close()
    leave()
  }

  final func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock { status.subscription }?.request(demand)
  }

  final func cancel() {
    guard let upstream = terminate() else { return }
    close()
    upstream.cancel()
    lock.withLock { onCancel.take() }?()
  }

  /// Lets go of closures; the downstream is seen to here.
  func clear() {}

  @inline(__always)
  final func leave() {
    if gate.leave() { letGo() }
  }

  private func close() {
    if gate.close() { letGo() }
  }

  private func letGo() {
    clear()
    _ = held.take()
  }

  private func terminate() -> (any Subscription)? {
    lock.lock()
    let upstream = status.subscription
    status = .terminal
    lock.unlock()
    return upstream
  }
}
