import Foundation

/// The base of every operator that hands its values over to a scheduler.
///
/// Signals are queued as they come from upstream and are delivered one at a time, in that order, whatever threads the scheduler
/// uses. A signal that is delivered from inside a delivery, on the same thread, arrives at once, as it would without a
/// scheduler. Nothing is delivered after the completion or after cancellation.
class SerialSubscription<Downstream: Subscriber>: DeliveryTarget, Subscription {
  private enum Phase {
    case awaiting, subscribed, ended
  }

  let lock = Lock()
  private var phase = Phase.awaiting
  private var upstream: (any Subscription)?
  /// Whether the downstream may still receive, and with that whether its place holds it. Needs the lock.
  private(set) final var isOpen = true
  // Bare memory, as in `RingBuffer` and for the same reason: this is read once for every value.
  private let downstream = UnsafeMutablePointer<Downstream>.allocate(capacity: 1)
  private let values = RingQueue<Downstream.Input>()
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var hasCompletion = false
  private var permits = 0
  private var deliveringThread: pthread_t?

  init(_ downstream: Downstream) {
    self.downstream.initialize(to: downstream)
  }

  deinit {
    if isOpen { downstream.deinitialize(count: 1) }
    downstream.deallocate()
  }

  /// The downstream, for mirrors. Needs the lock.
  final var receiver: Any { isOpen ? downstream.pointee : Downstream?.none as Any }

  /// Whether an upstream that has ended is cancelled while its completion waits, as Apple's `timeout` does.
  var cancelsEndedUpstream: Bool { false }

  /// What the downstream wants after a value: by default it goes upstream.
  func demanded(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func request(_ demand: Subscribers.Demand) {
    if lock.withLock({ isSubscribed }) { demanded(demand) }
  }

  func cancel() {
    lock.lock()
    // Nobody can have been handed this before the upstream's subscription came.
    if phase == .awaiting { return lock.unlock() }
    let cancelsUpstream = isSubscribed || cancelsEndedUpstream
    phase = .ended
    let upstream = self.upstream.take()
    let released = (takeDownstream(), completion.take(), values.removeAll())
    hasCompletion = false
    lock.unlock()
    if cancelsUpstream { upstream?.cancel() }
    withExtendedLifetime(released) {}
  }

  /// Takes the subscription; nil, and the subscription is cancelled, if there is one already or all is over.
  final func begin(_ subscription: any Subscription) -> Downstream? {
    lock.lock()
    guard phase == .awaiting, isOpen else {
      lock.unlock()
      subscription.cancel()
      return nil
    }
    phase = .subscribed
    upstream = subscription
    let downstream = downstream.pointee
    lock.unlock()
    return downstream
  }

  /// Whether upstream may still send. Needs the lock.
  final var isSubscribed: Bool { phase == .subscribed }

  /// Queues a value for a later `deliverOldest()`; false if upstream had no right to send one.
  final func enqueue(_ value: Downstream.Input) -> Bool {
    lock.lock()
    guard phase == .subscribed else {
      lock.unlock()
      return false
    }
    values.append(value)
    lock.unlock()
    return true
  }

  /// Queues the completion for a later `deliverOldest()`; false if there was one before.
  final func enqueue(_ completion: Subscribers.Completion<Downstream.Failure>) -> Bool {
    lock.lock()
    guard phase == .subscribed else {
      lock.unlock()
      return false
    }
    endUpstream()
    append(completion)
    lock.unlock()
    return true
  }

  /// Stops listening to upstream without cancelling it. It is let go of with the completion: what the downstream answers to the
  /// values before that is still passed on. Needs the lock.
  @discardableResult
  final func endUpstream() -> (any Subscription)? {
    phase = .ended
    return upstream
  }

  /// Queues a value without any question. Needs the lock.
  final func append(_ value: Downstream.Input) {
    values.append(value)
  }

  /// Queues the completion, behind all values, without any question. Needs the lock.
  final func append(_ completion: Subscribers.Completion<Downstream.Failure>) {
    self.completion = completion
    hasCompletion = true
  }

  /// Delivers the oldest signal that is queued: here, or on the thread that is delivering just now.
  final override func deliverOldest() {
    let thread = pthread_self()
    lock.lock()
    permits += 1
    guard deliveringThread == nil || deliveringThread == thread else { return lock.unlock() }
    let outer = deliveringThread
    deliveringThread = thread
    while permits > 0, isOpen, !values.isEmpty || hasCompletion {
      permits -= 1
      if values.isEmpty { deliverCompletion() } else { deliverValue() }
      lock.lock()
    }
    if values.isEmpty, !hasCompletion { permits = 0 }
    deliveringThread = outer
    lock.unlock()
  }

  /// Called with the lock held; releases it.
  private func deliverValue() {
    let value = values.removeFirst()
    let downstream = downstream.pointee
    lock.unlock()
    let demand = downstream.receive(value)
    if demand > .none { demanded(demand) }
  }

  /// Called with the lock held; releases it.
  private func deliverCompletion() {
    let (downstream, completion, upstream) = (takeDownstream(), completion.take(), upstream.take())
    hasCompletion = false
    lock.unlock()
    if let completion { downstream?.receive(completion: completion) }
    withExtendedLifetime(upstream) {}
  }

  /// The downstream, which is told nothing more; nil if it was taken before. Needs the lock.
  private func takeDownstream() -> Downstream? {
    guard isOpen else { return nil }
    isOpen = false
    return downstream.move()
  }
}
