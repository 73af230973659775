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

  /// Guards upstream's side. The deliverer takes it only to fetch all that waits; whoever needs both takes `turn.lock` first.
  let lock = Lock()
  private var phase = Phase.awaiting
  private var upstream: (any Subscription)?
  /// Whether the downstream may still receive, and with that whether its place holds it. Needs a lock; both to be changed.
  private(set) final var isOpen = true
  // Bare memory, as in `RingBuffer` and for the same reason: this is read once for every value.
  private let downstream = UnsafeMutablePointer<Downstream>.allocate(capacity: 1)
  private let values = RingQueue<Downstream.Input>()
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var hasCompletion = false
  /// How many signals were submitted to a lane since the deliverer last looked.
  private var submitted = 0
  private let turn = DeliveryTurn()
  /// Values that the deliverer has fetched. Needs `turn.lock`.
  private let fetched = RingQueue<Downstream.Input>()

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
    turn.lock.lock()
    lock.lock()
    // Nobody can have been handed this before the upstream's subscription came.
    if phase == .awaiting {
      lock.unlock()
      return turn.lock.unlock()
    }
    let cancelsUpstream = isSubscribed || cancelsEndedUpstream
    phase = .ended
    let upstream = self.upstream.take()
    let released = (takeDownstream(), completion.take(), fetched.removeAll(), values.removeAll())
    hasCompletion = false
    lock.unlock()
    turn.lock.unlock()
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

  /// Queues a value for a later `deliverOldest()`, or for a later `deliverSubmitted()`; false if upstream had no right to
  /// send one.
  final func enqueue(_ value: Downstream.Input, isSubmitted: Bool = false) -> Bool {
    lock.lock()
    guard phase == .subscribed else {
      lock.unlock()
      return false
    }
    values.append(value)
    if isSubmitted { noteSubmission() }
    lock.unlock()
    return true
  }

  /// Queues the completion for a later `deliverOldest()`, or for a later `deliverSubmitted()`; false if there was one before.
  final func enqueue(_ completion: Subscribers.Completion<Downstream.Failure>, isSubmitted: Bool = false) -> Bool {
    lock.lock()
    guard phase == .subscribed else {
      lock.unlock()
      return false
    }
    endUpstream()
    append(completion)
    if isSubmitted { noteSubmission() }
    lock.unlock()
    return true
  }

  /// This stays alive until all that was submitted has run: one hold for all that the deliverer will find. Needs the lock.
  private func noteSubmission() {
    if submitted == 0 { _ = Unmanaged.passRetained(self) }
    submitted += 1
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
  final func deliverOldest() {
    turn.lock.lock()
    _ = deliver()
  }

  final override func deliverSubmitted() -> Int {
    turn.lock.lock()
    if turn.owed == 0 {
      lock.lock()
      swap(&turn.owed, &submitted)
      lock.unlock()
    }
    turn.owed -= 1
    if turn.owed == 0 { turn.endedHolds += 1 }
    return deliver()
  }

  /// Called with `turn.lock` held; releases it. The result is how many holds the outermost deliverer has to end.
  @inline(__always)
  private func deliver() -> Int {
    let thread = pthread_self()
    turn.permits += 1
    let outer = turn.thread
    guard outer == nil || outer == thread else {
      turn.lock.unlock()
      return 0
    }
    turn.thread = thread
    while turn.permits > 0, isOpen, !fetched.isEmpty || fetch() {
      turn.permits -= 1
      if fetched.isEmpty { deliverCompletion() } else { deliverValue() }
      turn.lock.lock()
    }
    turn.permits = 0
    turn.thread = outer
    let endedHolds = outer == nil ? turn.endedHolds : 0
    turn.endedHolds -= endedHolds
    turn.lock.unlock()
    return endedHolds
  }

  /// Takes over all values that wait; false if there is neither a value nor the completion. Called with `turn.lock` held.
  private func fetch() -> Bool {
    lock.lock()
    fetched.swap(with: values)
    let hasSignal = !fetched.isEmpty || hasCompletion
    lock.unlock()
    return hasSignal
  }

  /// Called with `turn.lock` held; releases it.
  private func deliverValue() {
    let value = fetched.removeFirst()
    let downstream = downstream.pointee
    turn.lock.unlock()
    let demand = downstream.receive(value)
    if demand > .none { demanded(demand) }
  }

  /// Called with `turn.lock` held; releases it.
  private func deliverCompletion() {
    lock.lock()
    let (downstream, completion, upstream) = (takeDownstream(), completion.take(), upstream.take())
    hasCompletion = false
    lock.unlock()
    turn.lock.unlock()
    if let completion { downstream?.receive(completion: completion) }
    withExtendedLifetime(upstream) {}
  }

  /// The downstream, which is told nothing more; nil if it was taken before. Needs both locks.
  private func takeDownstream() -> Downstream? {
    guard isOpen else { return nil }
    isOpen = false
    return downstream.move()
  }
}

/// Whose turn it is to deliver. It is memory of its own, so that upstream's thread does not slow the deliverer down.
private final class DeliveryTurn {
  let lock = Lock()
  var thread: pthread_t?
  /// How many signals may be delivered.
  var permits = 0
  /// How many of the submitted pieces of work that the deliverer knows of have still to run.
  var owed = 0
  /// How many holds of the subscription on itself are at their end.
  var endedHolds = 0
}
