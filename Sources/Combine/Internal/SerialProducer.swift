/// The downstream side of every operator with more than one input.
///
/// Inputs may speak at the same time, from several threads or from inside each other; the downstream hears one value after the
/// other, in the order in which they were sent, and the completion last. Whoever finds the downstream busy leaves its value in
/// a queue for the one who is there. No lock is held while the downstream runs.
class SerialProducer<Downstream: Subscriber>: Subscription, Introspectable {
  /// Guards this class's state and the subclass's.
  final let lock = Lock()
  /// How many values may still be sent.
  final var demand = Subscribers.Demand.none
  /// Whether values can still be sent. Needs the lock.
  private(set) final var isActive = true
  private final var isSending = false
  private final let gate: Gate<SubscriberBox<Downstream>>
  private final var queue = Queue<Downstream.Input>()
  private final var hasQueued = false
  private final var completion: Subscribers.Completion<Downstream.Failure>?
  final let description: String

  init(_ downstream: Downstream, _ description: String) {
    gate = Gate(SubscriberBox(downstream))
    self.description = description
  }

  var customMirror: Mirror {
    Mirror(self, children: [("downstream", gate.use { $0.base } as Any)])
  }

  /// Asks for values.
  func request(_ demand: Subscribers.Demand) { abstractMethod() }

  /// Gives up the inputs; the result is what to cancel. Called once, with the lock held.
  func releaseInputs() -> [any Subscription] { abstractMethod() }

  /// Lets go of closures and of values that wait. Called once, after `releaseInputs()`, without the lock.
  func clear() {}

  /// Hands this to the downstream as its subscription.
  final func announce() {
    gate.use { $0.base.receive(subscription: self) }
  }

  /// Sends a value, which the demand must cover. Called with the lock held; releases it.
  ///
  /// The result is the demand that the downstream added meanwhile: it is part of `demand` already, and the caller passes it on
  /// to the inputs.
  final func send(_ value: Downstream.Input) -> Subscribers.Demand {
    guard isActive else {
      lock.unlock()
      return .none
    }
    demand -= 1
    if isSending {
      enqueue(value)
      return .none
    }
    isSending = true
    lock.unlock()
    let more = gate.use { $0.base.receive(value) } ?? .none
    lock.lock()
    demand += more
    if isActive && !hasQueued {
      isSending = false
      lock.unlock()
      return more
    }
    return more + sendQueued()
  }

  /// Called with the lock held; releases it.
  @inline(never)
  private func enqueue(_ value: Downstream.Input) {
    queue.append(value)
    hasQueued = true
    lock.unlock()
  }

  /// Ends the stream after what is queued. Called with the lock held; releases it and cancels the inputs.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isActive else {
      lock.unlock()
      return
    }
    isActive = false
    self.completion = completion
    let inputs = releaseInputs()
    let isBusy = isSending
    isSending = true
    lock.unlock()
    inputs.forEach { $0.cancel() }
    clear()
    guard !isBusy else { return }
    lock.lock()
    _ = sendQueued()
  }

  /// Called by the one who sends, with the lock held; releases it.
  @inline(never)
  private func sendQueued() -> Subscribers.Demand {
    var total = Subscribers.Demand.none
    while let value = queue.popFirst() {
      hasQueued = !queue.isEmpty
      lock.unlock()
      let more = gate.use { $0.base.receive(value) } ?? .none
      total += more
      lock.lock()
      demand += more
    }
    isSending = false
    let completion = self.completion.take()
    lock.unlock()
    if let completion {
      gate.use { $0.base.receive(completion: completion) }
      gate.close()
    }
    return total
  }

  final func cancel() {
    lock.lock()
    let wasActive = isActive
    isActive = false
    completion = nil
    let queue = self.queue
    self.queue = Queue()
    hasQueued = false
    let inputs = wasActive ? releaseInputs() : []
    lock.unlock()
    gate.close()
    inputs.forEach { $0.cancel() }
    if wasActive { clear() }
    withExtendedLifetime(queue) {}
  }
}
