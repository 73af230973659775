/// What to run when an event passes.
struct TapHandlers<Output, Failure: Error> {
  var subscription: ((any Subscription) -> Void)?
  var output: ((Output) -> Void)?
  /// What the downstream answered to a value, if it is more than nothing.
  var demand: ((Subscribers.Demand) -> Void)?
  var completion: ((Subscribers.Completion<Failure>) -> Void)?
  var cancel: (() -> Void)?
  var request: ((Subscribers.Demand) -> Void)?
}

/// The subscriber of `print`, `handleEvents` and `breakpoint`: everything passes, and is looked at.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription, Introspectable {
  typealias Handlers = TapHandlers<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private var downstream: Downstream?
  private var handlers: Handlers?
  let description: String

  init(_ downstream: Downstream, _ description: String, _ handlers: Handlers) {
    self.downstream = downstream
    self.description = description
    self.handlers = handlers
  }

  func receive(subscription: any Subscription) {
    let handlers = lock.withLock { self.handlers }
    handlers?.subscription?(subscription)
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
    guard !status.isTerminal, let downstream, let handlers else {
      lock.unlock()
      return .none
    }
    lock.unlock()
    handlers.output?(input)
    let demand = downstream.receive(input)
    if demand > .none { handlers.demand?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let released = release()
    released.handlers?.completion?(completion)
    released.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let handlers = self.handlers
    let upstream = status.subscription
    lock.unlock()
    handlers?.request?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    lock.lock()
    let early = if case .awaiting = status { handlers } else { Handlers?.none }
    lock.unlock()
    if let early {
      early.cancel?()
      return
    }
    let released = release()
    released.handlers?.cancel?()
    released.upstream?.cancel()
  }

  private struct Released {
    var upstream: (any Subscription)?
    var downstream: Downstream?
    var handlers: Handlers?
  }

  private func release() -> Released {
    lock.withLock {
      let upstream = status.subscription
      status = .terminal
      return Released(upstream: upstream, downstream: downstream.take(), handlers: handlers.take())
    }
  }
}
