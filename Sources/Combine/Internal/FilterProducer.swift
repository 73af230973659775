import Synchronization

/// The subscriber behind every operator that answers each value with at most one value: `tryMap`, `removeDuplicates`,
/// `drop(while:)`, `prefix(while:)`, `decode` and their like.
///
/// The operator is the stage's closure. The upstream sends one value at a time, so what the closure remembers needs no lock; the
/// gate guards only whether the stage is still there, and the lock who has ended it.
final class FilterProducer<Downstream: Subscriber, Input, Failure: Error>: Subscriber, Subscription, Introspectable {
  typealias Stage = FilterStage<Downstream, Input>

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

  private let gate: Gate<Stage>
  /// Whether values count. Before the subscription they may not.
  private let isReceiving: Atomic<Bool>
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var details: Details
  private let early: Early
  private let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let convertError: (any Error) -> Downstream.Failure
  let description: String

  private init(
    _ stage: Stage, _ description: String, _ details: Details, _ early: Early,
    convert: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    convertError: @escaping (any Error) -> Downstream.Failure
  ) {
    gate = Gate(stage)
    isReceiving = Atomic(early == .passValues || early == .passAll)
    self.description = description
    self.details = details
    self.early = early
    self.convert = convert
    self.convertError = convertError
    stage.end = { [unowned(unsafe) self] error in stop(error) }
  }

  var customMirror: Mirror {
    let (status, details) = lock.withLock { (self.status, self.details) }
    let first: Mirror.Child = ("downstream", gate.use { $0.downstream } as Any)
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
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    isReceiving.store(true, ordering: .relaxed)
    gate.use { $0.downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isReceiving.load(ordering: .relaxed) else { return refuse() }
    return gate.use { stage in
      do {
        return try stage.transform(stage, input)
      } catch {
        stop(error)
        return .none
      }
    } ?? .none
  }

  @inline(never)
  private func refuse() -> Subscribers.Demand {
    lock.withLock { requireSubscription() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { requireSubscription() }
    guard terminate(evenBeforeSubscription: early == .passAll).isOver else { return }
    gate.use { $0.downstream.receive(completion: convert(completion)) }
    gate.close()
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock {
      requireSubscription()
      return status.subscription
    }?.request(demand)
  }

  func cancel() {
    let ended = terminate(evenBeforeSubscription: early == .trap)
    guard ended.isOver else { return }
    gate.close()
    ended.upstream?.cancel()
  }

  /// Traps if the upstream has not sent its subscription, and the operator insists on it. Needs the lock.
  private func requireSubscription() {
    guard early == .trap, case .awaiting = status else { return }
    fatalError("\(description) was used before it received a subscription")
  }

  /// Cancels the upstream and tells the downstream: that all has finished, or failed.
  private func stop(_ error: (any Error)?) {
    let ended = terminate(evenBeforeSubscription: early == .passAll)
    guard ended.isOver else { return }
    ended.upstream?.cancel()
    let completion = error.map { .failure(convertError($0)) } ?? Subscribers.Completion<Downstream.Failure>.finished
    gate.use { $0.downstream.receive(completion: completion) }
    gate.close()
  }

  /// Whether this call has ended the stream, and what to cancel.
  private func terminate(evenBeforeSubscription: Bool) -> (isOver: Bool, upstream: (any Subscription)?) {
    lock.lock()
    let upstream = status.subscription
    guard upstream != nil || (evenBeforeSubscription && !status.isTerminal) else {
      lock.unlock()
      return (false, nil)
    }
    status = .terminal
    let released = details
    details = .nothing
    lock.unlock()
    withExtendedLifetime(released) {}
    return (true, upstream)
  }
}

/// What a `FilterProducer` does to a value, and whom it tells. It is let go of at the end.
final class FilterStage<Downstream: Subscriber, Input> {
  fileprivate let transform: (FilterStage, Input) throws -> Subscribers.Demand
  fileprivate var end: ((any Error)?) -> Void = { _ in }
  fileprivate let downstream: Downstream

  fileprivate init(
    _ downstream: Downstream, _ transform: @escaping (FilterStage, Input) throws -> Subscribers.Demand
  ) {
    self.downstream = downstream
    self.transform = transform
  }

  /// Sends this.
  func pass(_ output: Downstream.Input) -> Subscribers.Demand { downstream.receive(output) }

  /// Sends nothing, and asks for another value instead.
  var skip: Subscribers.Demand { .max(1) }

  /// Sends nothing more, and finishes.
  func finish() -> Subscribers.Demand {
    end(nil)
    return .none
  }
}

extension FilterProducer where Downstream.Failure == Failure {
  /// For closures that do not throw: the upstream's failure is the downstream's.
  convenience init(
    _ downstream: Downstream, _ description: String, details: Details = .downstream, early: Early = .trap,
    transform: @escaping (Stage, Input) -> Subscribers.Demand
  ) {
    self.init(
      FilterStage(downstream, transform), description, details, early, convert: { $0 },
      convertError: { fatalError("\($0) cannot be thrown") })
  }
}

extension FilterProducer where Downstream.Failure == any Error {
  /// For closures that throw: what they throw ends the stream as its failure.
  convenience init(
    throwing downstream: Downstream, _ description: String, details: Details = .downstream, early: Early = .trap,
    transform: @escaping (Stage, Input) throws -> Subscribers.Demand
  ) {
    self.init(
      FilterStage(downstream, transform), description, details, early, convert: { $0.eraseError() },
      convertError: { $0 })
  }
}
