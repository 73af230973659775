import Synchronization

/// What may become of a value.
private enum Phase {
  /// It counts.
  static let receiving: UInt8 = 0
  /// One is being worked on; others, from inside that, do not count.
  static let stepping: UInt8 = 1
  /// There is no subscription yet, or the result is known.
  static let idle: UInt8 = 2
}

/// The subscriber behind every operator that answers the whole stream with at most one value: `reduce`, `collect`, `first`,
/// `contains`, `max` and their like.
///
/// It takes everything the upstream has, and holds the result until the downstream asks for it.
final class ReduceProducer<Downstream: Subscriber, Input, Failure: Error, State>: Subscriber, Subscription,
  Introspectable
{
  typealias Stage = ReduceStage<Downstream, Input, State>

  private let gate: Gate<Stage>
  private let phase = Atomic<UInt8>(Phase.idle)
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private let initial: State
  private let details: ((State) -> [Mirror.Child])?
  private var isRequested = false
  private var isComplete = false
  private let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let convertError: (any Error) -> Downstream.Failure
  let description: String

  private init(
    _ stage: Stage,
    _ description: String,
    initial: State,
    details: ((State) -> [Mirror.Child])?,
    convert: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    convertError: @escaping (any Error) -> Downstream.Failure
  ) {
    gate = Gate(stage)
    self.description = description
    self.initial = initial
    self.details = details
    self.convert = convert
    self.convertError = convertError
  }

  var customMirror: Mirror {
    let status = lock.withLock { self.status }
    let state = gate.use { $0.state.value }
    if let details { return Mirror(self, children: details(state ?? initial)) }
    return Mirror(
      self,
      children: [
        ("downstream", gate.use { $0.downstream } as Any), ("result", state as Any), ("initial", initial),
        ("status", status),
      ])
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    phase.store(Phase.receiving, ordering: .relaxed)
    lock.unlock()
    gate.use { $0.downstream.receive(subscription: self) }
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard move(from: Phase.receiving, to: Phase.stepping) else { return .none }
    gate.use { stage in
      do {
        if try stage.state.mutate({ try stage.step(&$0, input) }) {
          upstreamEnded(isEarly: true)
        } else {
          _ = move(from: Phase.stepping, to: Phase.receiving)
        }
      } catch {
        fail(.failure(convertError(error)), isEarly: true)
      }
    }
    return .none
  }

  @inline(__always)
  private func move(from old: UInt8, to new: UInt8) -> Bool {
    phase.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion {
      fail(convert(completion), isEarly: false)
    } else {
      upstreamEnded(isEarly: false)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    guard !isRequested, !status.isTerminal else {
      lock.unlock()
      return
    }
    isRequested = true
    let isComplete = self.isComplete
    if isComplete { status = .terminal }
    lock.unlock()
    if isComplete { sendResult() }
  }

  func cancel() {
    lock.lock()
    // Nobody can have been handed this before the upstream's subscription came.
    guard let upstream = status.subscription else {
      lock.unlock()
      return
    }
    let isComplete = self.isComplete
    status = .terminal
    lock.unlock()
    gate.close()
    if !isComplete { upstream.cancel() }
  }

  /// The result is known: it is sent if it was asked for. Early means that the upstream has not ended.
  private func upstreamEnded(isEarly: Bool) {
    lock.lock()
    guard let upstream = status.subscription, !isComplete else {
      lock.unlock()
      return
    }
    isComplete = true
    phase.store(Phase.idle, ordering: .relaxed)
    let isRequested = self.isRequested
    if isRequested { status = .terminal }
    lock.unlock()
    if isEarly { upstream.cancel() }
    if isRequested { sendResult() }
  }

  private func fail(_ completion: Subscribers.Completion<Downstream.Failure>, isEarly: Bool) {
    lock.lock()
    guard let upstream = status.subscription, !isComplete else {
      lock.unlock()
      return
    }
    status = .terminal
    phase.store(Phase.idle, ordering: .relaxed)
    lock.unlock()
    if isEarly { upstream.cancel() }
    gate.use { $0.downstream.receive(completion: completion) }
    gate.close()
  }

  private func sendResult() {
    gate.use { stage in
      if let output = stage.result(stage.state.value) { _ = stage.downstream.receive(output) }
      stage.downstream.receive(completion: .finished)
    }
    gate.close()
  }
}

/// What a `ReduceProducer` does to values, and whom it tells. It is let go of at the end.
final class ReduceStage<Downstream: Subscriber, Input, State> {
  fileprivate let step: (inout State, Input) throws -> Bool
  fileprivate let result: (State) -> Downstream.Input?
  fileprivate let state: Held<State>
  fileprivate let downstream: Downstream

  fileprivate init(
    _ downstream: Downstream, _ initial: State, _ step: @escaping (inout State, Input) throws -> Bool,
    _ result: @escaping (State) -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.step = step
    self.result = result
    state = Held(initial)
  }
}

extension ReduceProducer where Downstream.Failure == Failure {
  /// For closures that do not throw. The step says whether the result is known.
  convenience init(
    _ downstream: Downstream, _ description: String, initial: State,
    details: ((State) -> [Mirror.Child])? = nil,
    step: @escaping (inout State, Input) -> Bool,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.init(
      ReduceStage(downstream, initial, step, result), description, initial: initial, details: details,
      convert: { $0 }, convertError: { fatalError("\($0) cannot be thrown") })
  }
}

extension ReduceProducer where Downstream.Failure == any Error {
  /// For closures that throw: what they throw ends the stream as its failure.
  convenience init(
    throwing downstream: Downstream, _ description: String, initial: State,
    step: @escaping (inout State, Input) throws -> Bool,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.init(
      ReduceStage(downstream, initial, step, result), description, initial: initial, details: nil,
      convert: { $0.eraseError() }, convertError: { $0 })
  }
}

extension ReduceProducer where State == Input?, Downstream.Input == Input, Downstream.Failure == Failure {
  /// For operators that select one value: the first that satisfies the predicate, or the last.
  convenience init(
    selecting downstream: Downstream, _ description: String, stopsAtFirst: Bool,
    where predicate: @escaping (Input) -> Bool = { _ in true }
  ) {
    self.init(
      downstream, description, initial: nil,
      step: { selected, value in
        guard predicate(value) else { return false }
        selected = value
        return stopsAtFirst
      },
      result: { $0 })
  }
}

extension ReduceProducer where State == Input?, Downstream.Input == Input, Downstream.Failure == any Error {
  /// The same with a predicate that throws.
  convenience init(
    selecting downstream: Downstream, _ description: String, stopsAtFirst: Bool,
    whereThrowing predicate: @escaping (Input) throws -> Bool
  ) {
    self.init(
      throwing: downstream, description, initial: nil,
      step: { selected, value in
        guard try predicate(value) else { return false }
        selected = value
        return stopsAtFirst
      },
      result: { $0 })
  }
}
