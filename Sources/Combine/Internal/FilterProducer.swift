/// The subscriber behind every operator that answers each value with at most one value: `tryMap`, `removeDuplicates`,
/// `drop(while:)`, `prefix(while:)`, `decode` and their like.
///
/// The operator is the closure. The upstream sends one value at a time, so what the closure remembers needs no lock; the
/// lock guards only who is still there to be told.
final class FilterProducer<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription, Introspectable {
  /// What to do about one value.
  enum Step {
    /// Send this.
    case pass(Downstream.Input)
    /// Send nothing, and ask for another value instead.
    case skip
    /// Send nothing more, and finish.
    case finish
    /// Send this, and finish.
    case passAndFinish(Downstream.Input)
    /// Fail.
    case fail(Downstream.Failure)
  }

  /// What to do about events that come before the upstream's subscription: it breaks the rules, and Apple's operators differ.
  enum Early {
    /// It is an error of the program.
    case trap
    /// Nothing happens.
    case ignore
    /// Values count, completions do not.
    case passValues
    /// All count.
    case passAll
  }

  /// What the mirror shows.
  enum Details {
    case nothing
    case downstream
    /// The downstream, and what the operator remembers.
    case memory(String, () -> Any)
    /// The downstream, the status, and what the operator remembers.
    case statusAndMemory(String, () -> Any)
    /// The downstream, whether all is over, and the upstream's subscription.
    case progress
  }

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var transform: ((Input) -> Step)?
  private var details: Details
  private let early: Early
  private let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  let description: String

  init(
    _ downstream: Downstream,
    _ description: String,
    details: Details = .downstream,
    early: Early = .trap,
    convert: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    transform: @escaping (Input) -> Step
  ) {
    self.details = details
    self.early = early
    self.downstream = downstream
    self.description = description
    self.convert = convert
    self.transform = transform
  }

  var customMirror: Mirror {
    let (downstream, status, details) = lock.withLock { (self.downstream, self.status, self.details) }
    let first: Mirror.Child = ("downstream", downstream as Any)
    let children: [Mirror.Child] =
      switch details {
      case .nothing: []
      case .downstream: [first]
      case .memory(let name, let value): [first, (name, value())]
      case .statusAndMemory(let name, let value): [first, ("status", status), (name, value())]
      case .progress:
        [first, ("finished", status.isTerminal), ("upstreamSubscription", status.subscription as Any)]
      }
    return Mirror(self, children: children)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status, let downstream else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard let transform, let downstream, isReceiving else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    switch transform(input) {
    case .pass(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .finish:
      stop()?.receive(completion: .finished)
    case .passAndFinish(let output):
      // From here on the downstream may cancel, but no further value counts.
      let transform = lock.withLock { self.transform.take() }
      let more = downstream.receive(output)
      withExtendedLifetime(transform) {}
      stop()?.receive(completion: .finished)
      return more
    case .fail(let error):
      stop()?.receive(completion: .failure(error))
    }
    return .none
  }

  /// Whether values count. Needs the lock.
  @inline(__always)
  private var isReceiving: Bool {
    if case .subscribed = status { return true }
    return isReceivingEarly
  }

  @inline(never)
  private var isReceivingEarly: Bool {
    guard case .awaiting = status else { return false }
    requireSubscription()
    return early != .ignore
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { requireSubscription() }
    terminate(evenBeforeSubscription: early == .passAll).downstream?.receive(completion: convert(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock {
      requireSubscription()
      return status.subscription
    }?.request(demand)
  }

  func cancel() {
    terminate(evenBeforeSubscription: early == .trap).upstream?.cancel()
  }

  /// Traps if the upstream has not sent its subscription, and the operator insists on it. Needs the lock.
  private func requireSubscription() {
    guard early == .trap, case .awaiting = status else { return }
    fatalError("\(description) was used before it received a subscription")
  }

  /// Cancels the upstream; the result is the downstream, if it is still to be told how it ended.
  private func stop() -> Downstream? {
    let ended = terminate(evenBeforeSubscription: early == .passAll)
    ended.upstream?.cancel()
    return ended.downstream
  }

  private func terminate(
    evenBeforeSubscription: Bool
  ) -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.lock()
    let upstream = status.subscription
    guard upstream != nil || (evenBeforeSubscription && !status.isTerminal) else {
      lock.unlock()
      return (nil, nil)
    }
    status = .terminal
    let downstream = self.downstream.take()
    let released = (self.transform.take(), details)
    details = .nothing
    lock.unlock()
    withExtendedLifetime(released) {}
    return (downstream, upstream)
  }
}

extension FilterProducer where Downstream.Failure == Failure {
  /// For closures that do not throw: the upstream's failure is the downstream's.
  convenience init(
    _ downstream: Downstream, _ description: String, details: Details = .downstream,
    early: Early = .trap, transform: @escaping (Input) -> Step
  ) {
    self.init(downstream, description, details: details, early: early, convert: { $0 }, transform: transform)
  }
}

extension FilterProducer where Downstream.Failure == any Error {
  /// For closures that throw: what they throw ends the stream as its failure.
  convenience init(
    throwing downstream: Downstream, _ description: String, details: Details = .downstream,
    early: Early = .trap, transform: @escaping (Input) throws -> Step
  ) {
    self.init(
      downstream, description, details: details, early: early, convert: { $0.eraseError() },
      transform: { input in
        do {
          return try transform(input)
        } catch {
          return .fail(error)
        }
      })
  }
}
