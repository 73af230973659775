/// The subscriber of `catch`, `tryCatch` and `retry`: values pass; when the publisher fails, another takes its place and is
/// asked for what has been asked for and has not come.
final class RecoverProducer<Downstream: Subscriber, Failure: Error>: Subscriber, Subscription, Introspectable {
  typealias Input = Downstream.Input

  /// What to do about a failure.
  enum Recovery {
    /// Let this closure subscribe the recovering subscriber to something.
    case resume((RecoverProducer) -> Void)
    /// Fail.
    case fail(Downstream.Failure)
  }

  /// How Apple's operators differ.
  enum Manner {
    /// Demand is answered, and the publisher that has failed must not speak again.
    case catching
    /// Demand is requested, and the publisher is the same again.
    case retrying
  }

  private let lock = Lock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isFirst = true
  private var isResuming = false
  private var hasFailed = false
  private var pendingFailure: Failure?
  private var recover: ((Failure) -> Recovery)?
  private let manner: Manner
  let description: String

  init(
    _ downstream: Downstream, _ description: String, _ manner: Manner, recover: @escaping (Failure) -> Recovery
  ) {
    self.downstream = downstream
    self.description = description
    self.recover = recover
    self.manner = manner
  }

  var customMirror: Mirror {
    let (downstream, demand) = lock.withLock { (self.downstream, self.demand) }
    return Mirror(self, children: manner == .catching ? [("downstream", downstream as Any), ("demand", demand)] : [])
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard let downstream, upstream == nil else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    let isFirst = self.isFirst
    self.isFirst = false
    let demand = self.demand
    lock.unlock()
    if isFirst {
      downstream.receive(subscription: self)
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    precondition(demand > .none, "\(description) received a value that was not asked for")
    demand -= 1
    lock.unlock()
    return add(downstream.receive(input))
  }

  /// A value of the publisher that took the place of the first.
  func receiveReplacement(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    if demand > .none { demand -= 1 }
    lock.unlock()
    return add(downstream.receive(input))
  }

  /// Counts what the downstream answered; the result is what to answer to the upstream.
  private func add(_ more: Subscribers.Demand) -> Subscribers.Demand {
    guard more > .none else { return .none }
    lock.lock()
    demand += more
    let upstream = self.upstream
    lock.unlock()
    guard manner == .retrying else { return more }
    upstream?.request(more)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard downstream != nil else {
      lock.unlock()
      return
    }
    precondition(manner == .retrying || !hasFailed, "\(description): the upstream ended a second time")
    guard upstream.take() != nil || manner == .retrying else {
      lock.unlock()
      return
    }
    switch completion {
    case .finished: end(.finished)
    case .failure(let error): resume(after: error)
    }
  }

  /// The end of the publisher that took the place of the first.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard upstream.take() != nil else {
      lock.unlock()
      return
    }
    end(completion)
  }

  /// Called with the lock held; releases it. A replacement that fails while it is being subscribed to makes the loop go round,
  /// so that many failures in a row cost no stack.
  private func resume(after error: Failure) {
    guard !isResuming else {
      pendingFailure = error
      lock.unlock()
      return
    }
    isResuming = true
    hasFailed = true
    var failure: Failure? = error
    while let error = failure, let recover {
      pendingFailure = nil
      lock.unlock()
      switch recover(error) {
      case .resume(let subscribe):
        subscribe(self)
      case .fail(let error):
        lock.lock()
        isResuming = false
        end(.failure(error))
        return
      }
      lock.lock()
      failure = pendingFailure
    }
    isResuming = false
    lock.unlock()
  }

  /// Called with the lock held; releases it.
  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = self.downstream.take()
    let recover = self.recover.take()
    lock.unlock()
    downstream?.receive(completion: completion)
    withExtendedLifetime(recover) {}
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    self.demand += demand
    let upstream = self.upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    lock.lock()
    let upstream = self.upstream.take()
    let released = (downstream.take(), recover.take())
    lock.unlock()
    upstream?.cancel()
    withExtendedLifetime(released) {}
  }
}

/// Feeds a recovering subscriber from a publisher with another failure type.
struct ReplacementInput<Downstream: Subscriber, First: Error, Failure: Error>: Subscriber, Introspectable {
  let recovering: RecoverProducer<Downstream, First>
  let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  var combineIdentifier: CombineIdentifier { recovering.combineIdentifier }

  var description: String { recovering.description }

  var customMirror: Mirror { recovering.customMirror }

  func receive(subscription: any Subscription) { recovering.receive(subscription: subscription) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { recovering.receiveReplacement(input) }

  func receive(completion: Subscribers.Completion<Failure>) { recovering.finish(convert(completion)) }
}
