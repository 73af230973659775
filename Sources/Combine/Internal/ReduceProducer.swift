/// The subscriber behind every operator that answers the whole stream with at most one value: `reduce`, `collect`, `first`,
/// `contains`, `max` and their like.
///
/// It takes everything the upstream has, and holds the result until the downstream asks for it.
final class ReduceProducer<Downstream: Subscriber, Input, Failure: Error, State>: Subscriber, Subscription,
  Introspectable
{
  /// What to do after one value.
  enum Step {
    /// Wait for the next value.
    case more
    /// The result is known.
    case finish
    /// Fail.
    case fail(Downstream.Failure)
  }

  private struct Closures {
    let step: (inout State, Input) -> Step
    let result: (State) -> Downstream.Input?
  }

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var state: State?
  private let initial: State
  private let details: ((State) -> [Mirror.Child])?
  private var closures: Closures?
  private var isRequested = false
  private var isComplete = false
  private let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  let description: String

  init(
    _ downstream: Downstream,
    _ description: String,
    initial: State,
    details: ((State) -> [Mirror.Child])? = nil,
    convert: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (inout State, Input) -> Step,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.description = description
    self.state = initial
    self.initial = initial
    self.details = details
    self.convert = convert
    closures = Closures(step: step, result: result)
  }

  var customMirror: Mirror {
    let (downstream, state, status) = lock.withLock { (self.downstream, self.state, self.status) }
    if let details { return Mirror(self, children: details(state ?? initial)) }
    return Mirror(
      self,
      children: [
        ("downstream", downstream as Any), ("result", state as Any), ("initial", initial), ("status", status),
      ])
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
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed(let upstream) = status, !isComplete, let closures, var state = self.state.take() else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    let next = closures.step(&state, input)
    lock.lock()
    guard case .subscribed = status else {
      lock.unlock()
      return .none
    }
    self.state = consume state
    switch next {
    case .more:
      lock.unlock()
    case .finish:
      upstreamEnded(cancelling: upstream)
    case .fail(let error):
      let downstream = release().downstream
      lock.unlock()
      upstream.cancel()
      downstream?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard case .subscribed = status, !isComplete else {
      lock.unlock()
      return
    }
    if case .failure = completion {
      let (downstream, closures) = release()
      lock.unlock()
      downstream?.receive(completion: convert(completion))
      withExtendedLifetime(closures) {}
    } else {
      upstreamEnded(cancelling: nil)
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
    if isComplete { sendResult() } else { lock.unlock() }
  }

  func cancel() {
    lock.lock()
    // Nobody can have been handed this before the upstream's subscription came.
    guard let upstream = status.subscription else {
      lock.unlock()
      return
    }
    let isComplete = self.isComplete
    let state = self.state.take()
    let released = release()
    lock.unlock()
    if !isComplete { upstream.cancel() }
    withExtendedLifetime((state, released)) {}
  }

  /// Called with the lock held; releases it.
  private func upstreamEnded(cancelling upstream: (any Subscription)?) {
    isComplete = true
    if isRequested {
      sendResult(cancelling: upstream)
    } else {
      lock.unlock()
      upstream?.cancel()
    }
  }

  /// Called with the lock held; releases it.
  private func sendResult(cancelling upstream: (any Subscription)? = nil) {
    let state = self.state.take()
    let (downstream, closures) = release()
    lock.unlock()
    upstream?.cancel()
    guard let downstream else { return }
    if let state, let output = closures?.result(state) { _ = downstream.receive(output) }
    downstream.receive(completion: .finished)
  }

  /// Called with the lock held.
  private func release() -> (downstream: Downstream?, closures: Closures?) {
    status = .terminal
    return (downstream.take(), closures.take())
  }
}

extension ReduceProducer where Downstream.Failure == Failure {
  /// For closures that do not throw.
  convenience init(
    _ downstream: Downstream, _ description: String, initial: State,
    details: ((State) -> [Mirror.Child])? = nil,
    step: @escaping (inout State, Input) -> Step,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.init(downstream, description, initial: initial, details: details, convert: { $0 }, step: step, result: result)
  }
}

extension ReduceProducer where Downstream.Failure == any Error {
  /// For closures that throw: what they throw ends the stream as its failure.
  convenience init(
    throwing downstream: Downstream, _ description: String, initial: State,
    step: @escaping (inout State, Input) throws -> Step,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.init(
      downstream, description, initial: initial, convert: { $0.eraseError() },
      step: { state, input in
        do {
          return try step(&state, input)
        } catch {
          return .fail(error)
        }
      },
      result: result)
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
        guard predicate(value) else { return .more }
        selected = value
        return stopsAtFirst ? .finish : .more
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
        guard try predicate(value) else { return .more }
        selected = value
        return stopsAtFirst ? .finish : .more
      },
      result: { $0 })
  }
}
