/// The subscriber of `replaceEmpty` and `replaceError`: values pass, and the end may be replaced by one more value, which
/// waits until it is asked for.
final class FinalValueProducer<Downstream: Subscriber, Failure: Error>: Subscriber, Subscription, Introspectable {
  /// What to make of the end.
  enum Ending {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var hasValues = false
  private var last: Downstream.Input?
  private var ending: ((Subscribers.Completion<Failure>, _ hadValues: Bool) -> Ending)?
  /// Whether a value that was not asked for is an error of the program, as Apple's `replaceError` has it.
  private let insistsOnDemand: Bool
  let description: String

  init(
    _ downstream: Downstream, _ description: String, insistsOnDemand: Bool,
    ending: @escaping (Subscribers.Completion<Failure>, _ hadValues: Bool) -> Ending
  ) {
    self.downstream = downstream
    self.description = description
    self.insistsOnDemand = insistsOnDemand
    self.ending = ending
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

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = status, let downstream else {
      lock.unlock()
      return .none
    }
    hasValues = true
    precondition(demand > .none || !insistsOnDemand, "\(description) received a value that was not asked for")
    if demand > .none { demand -= 1 }
    lock.unlock()
    let more = downstream.receive(input)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard case .subscribed = status, let ending else {
      lock.unlock()
      return
    }
    status = .terminal
    self.ending = nil
    switch ending(completion, hasValues) {
    case .completion(let completion):
      let downstream = self.downstream.take()
      lock.unlock()
      downstream?.receive(completion: completion)
    case .value(let value):
      last = value
      sendLast()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    self.demand += demand
    if let upstream = status.subscription {
      lock.unlock()
      upstream.request(demand)
    } else {
      sendLast()
    }
  }

  /// Called with the lock held; releases it.
  private func sendLast() {
    guard demand > .none, let value = last.take(), let downstream = self.downstream.take() else {
      lock.unlock()
      return
    }
    lock.unlock()
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    lock.lock()
    // Nobody can have been handed this before the upstream's subscription came.
    if case .awaiting = status {
      lock.unlock()
      return
    }
    let upstream = status.subscription
    status = .terminal
    let released = (downstream.take(), ending.take(), last.take())
    lock.unlock()
    upstream?.cancel()
    withExtendedLifetime(released) {}
  }
}
