/// The base of subscribers that treat each value alike and remember nothing between values: the relay of `multicast`.
///
/// What becomes of a value is the matter of a `Stage`, which the value finds through a gate, not a lock. The stage, and with it
/// downstream and closure, is let go of on completion and on cancellation.
final class PassThrough<Stage: PassThroughStage>: Subscriber, Subscription, Introspectable {
  typealias Input = Stage.Input
  typealias Failure = Stage.Downstream.Failure

  private let gate: Gate<Stage>
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  let description: String

  init(_ stage: Stage, _ description: String) {
    gate = Gate(stage)
    self.description = description
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
    gate.use { $0.downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let more = gate.use { $0.receive(input) } ?? .none
    if more > .none { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard terminate() != nil else { return }
    gate.use { $0.downstream.receive(completion: completion) }
    gate.close()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { status.subscription }?.request(demand)
  }

  func cancel() {
    guard let upstream = terminate() else { return }
    gate.close()
    upstream.cancel()
  }

  private func terminate() -> (any Subscription)? {
    lock.withLock {
      let upstream = status.subscription
      status = .terminal
      return upstream
    }
  }
}

/// What a `PassThrough` does to a value, and whom it tells.
protocol PassThroughStage: AnyObject {
  associatedtype Input
  associatedtype Downstream: Subscriber

  var downstream: Downstream { get }

  func receive(_ input: Input) -> Subscribers.Demand
}

/// Passes everything on.
final class RelayStage<Downstream: Subscriber>: PassThroughStage {
  let downstream: Downstream

  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
}
