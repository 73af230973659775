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
  /// Nil once it has been told of the end, or has cancelled.
  private(set) final var downstream: Downstream?
  private final var isSending = false
  private final var isEnding = false
  private final var queue: ContiguousArray<Downstream.Input> = []
  private final var completion: Subscribers.Completion<Downstream.Failure>?
  final let description: String

  init(_ downstream: Downstream, _ description: String) {
    self.downstream = downstream
    self.description = description
  }

  var customMirror: Mirror {
    Mirror(self, children: [("downstream", lock.withLock { downstream } as Any)])
  }

  /// Whether values can still be sent. Needs the lock.
  final var isActive: Bool { downstream != nil && !isEnding }

  /// Asks for values.
  func request(_ demand: Subscribers.Demand) { abstractMethod() }

  /// Lets go of the inputs; the result is what to cancel. Called with the lock held, at the end of everything.
  func releaseInputs() -> [any Subscription] { abstractMethod() }

  /// Sends a value, which the demand must cover. Called with the lock held; releases it.
  ///
  /// The result is the demand that the downstream added meanwhile: it is part of `demand` already, and the caller passes it on
  /// to the inputs.
  final func send(_ value: Downstream.Input) -> Subscribers.Demand {
    guard isActive, let downstream else {
      lock.unlock()
      return .none
    }
    demand -= 1
    if isSending {
      queue.append(value)
      lock.unlock()
      return .none
    }
    isSending = true
    lock.unlock()
    let more = downstream.receive(value)
    lock.lock()
    demand += more
    if queue.isEmpty && completion == nil {
      isSending = false
      lock.unlock()
      return more
    }
    return more + sendQueued()
  }

  /// Ends the stream after what is queued. Called with the lock held; releases it and cancels the inputs.
  final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard isActive else {
      lock.unlock()
      return
    }
    isEnding = true
    self.completion = completion
    let inputs = releaseInputs()
    let isBusy = isSending
    isSending = true
    lock.unlock()
    inputs.forEach { $0.cancel() }
    guard !isBusy else { return }
    lock.lock()
    _ = sendQueued()
  }

  /// Called by the one who sends, with the lock held; releases it.
  private func sendQueued() -> Subscribers.Demand {
    var total = Subscribers.Demand.none
    while !queue.isEmpty {
      let batch = queue
      queue = []
      for value in batch {
        guard let downstream else { break }
        lock.unlock()
        let more = downstream.receive(value)
        total += more
        lock.lock()
        demand += more
      }
    }
    isSending = false
    guard let completion else {
      lock.unlock()
      return total
    }
    let downstream = self.downstream.take()
    lock.unlock()
    downstream?.receive(completion: completion)
    return .none
  }

  final func cancel() {
    lock.lock()
    guard let downstream = self.downstream.take() else {
      lock.unlock()
      return
    }
    let queue = self.queue
    self.queue = []
    let inputs = releaseInputs()
    lock.unlock()
    inputs.forEach { $0.cancel() }
    withExtendedLifetime((downstream, queue)) {}
  }
}
