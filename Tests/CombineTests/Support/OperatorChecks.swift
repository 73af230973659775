import Combine
import Testing

/// How an operator with one upstream looks from outside.
struct OperatorTraits {
  /// What its subscription calls itself; nil for a stage that passes the upstream's subscription on.
  var name: String?
  /// Whether it asks for values before the downstream does.
  var isEager = false
  /// Whether the closure belongs to the operator itself, which lets go of it when it is cancelled.
  var ownsClosure = true
  /// Whether a failure of the upstream comes out as that failure.
  var passesFailure = true
  /// What the upstream is asked for when the downstream asks for two values.
  var forwarded: [Subscribers.Demand] = [.max(2)]
}

/// Checks what holds of every operator with one upstream, whatever it does to values: one subscription under its name, a second
/// one refused, demand passed on, one ending, cancellation that reaches the upstream once and lets go of everything, no cycle left
/// behind, and calls from inside of every callback.
func checkOperator<Output, Failure: Error>(
  _ traits: OperatorTraits,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (ScriptedPublisher<Int, TestError>, Witness) -> some Publisher<Output, Failure>
) {
  let here = sourceLocation
  let keepsState = traits.name != nil
  do {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Output, Failure>(demand: .none)
    operation(upstream, Witness()).subscribe(subscriber)
    #expect(upstream.subscribers == 1, sourceLocation: here)
    #expect(subscriber.events.count == 1, sourceLocation: here)
    #expect(subscriber.subscription.map { "\($0)" } == traits.name ?? "Scripted", sourceLocation: here)
    #expect(upstream.requests.isEmpty != traits.isEager, sourceLocation: here)
    checkIntrospection(of: subscriber.subscription, name: traits.name ?? "Scripted", sourceLocation: here)
    if keepsState {
      #expect(upstream.sendAnotherSubscription(), "a second subscription is cancelled", sourceLocation: here)
      #expect(subscriber.events.count == 1, sourceLocation: here)
    }
    subscriber.cancel()
  }
  if traits.passesFailure {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Output, Failure>()
    operation(upstream, Witness()).subscribe(subscriber)
    upstream.send(completion: .failure(TestError(code: 7)))
    if keepsState {
      upstream.send(completion: .finished)
      upstream.send(1)
    }
    #expect((subscriber.failure as? TestError)?.code == 7, sourceLocation: here)
    #expect(subscriber.values.isEmpty, sourceLocation: here)
  }
  do {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Output, Failure>()
    weak var closure: Witness?
    do {
      let witness = Witness()
      closure = witness
      operation(upstream, witness).subscribe(subscriber)
      #expect(closure != nil, sourceLocation: here)
    }
    subscriber.cancel()
    if keepsState {
      subscriber.cancel()
      #expect(upstream.cancellations == 1, sourceLocation: here)
      upstream.send(1)
      upstream.send(completion: .finished)
      #expect(subscriber.events.count == 1, "nothing after cancellation", sourceLocation: here)
    }
    if !keepsState || !traits.ownsClosure { upstream.letGo() }
    #expect(closure == nil, "cancellation lets go of the closures", sourceLocation: here)
  }
  if !traits.isEager {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subscriber = TrackingSubscriber<Output, Failure>(demand: .max(2))
    operation(upstream, Witness()).subscribe(subscriber)
    #expect(upstream.requests == traits.forwarded, "demand is passed on", sourceLocation: here)
    subscriber.cancel()
  }
  checkReentrancy(sourceLocation: here, operation)
  checkLifetimes(sourceLocation: here, operation) { upstream, _ in upstream.send(completion: .finished) }
  checkLifetimes(sourceLocation: here, operation) { _, subscriber in subscriber.cancel() }
}

/// A subscription shows its name everywhere, and has one identity.
private func checkIntrospection(of subscription: (any Subscription)?, name: String, sourceLocation: SourceLocation) {
  guard let subscription else { return }
  if let shown = subscription as? any CustomPlaygroundDisplayConvertible {
    #expect(shown.playgroundDescription as? String == name, sourceLocation: sourceLocation)
  }
  #expect(!(subscription is any CustomDebugStringConvertible), sourceLocation: sourceLocation)
  _ = Mirror(reflecting: subscription).children.map(\.value)
  #expect(subscription.combineIdentifier == subscription.combineIdentifier, sourceLocation: sourceLocation)
}

/// Whatever the downstream does from inside of a value or of the completion, nothing hangs, and the rules hold.
private func checkReentrancy<Output, Failure: Error>(
  sourceLocation: SourceLocation,
  _ operation: (ScriptedPublisher<Int, TestError>, Witness) -> some Publisher<Output, Failure>
) {
  typealias Upstream = ScriptedPublisher<Int, TestError>
  typealias Downstream = TrackingSubscriber<Output, Failure>
  let acts: [(Upstream, Downstream) -> Void] = [
    { _, downstream in downstream.cancel() },
    { _, downstream in downstream.request(.max(1)) },
    { upstream, _ in upstream.finishOnce() },
    { upstream, _ in if upstream.demand > .none { upstream.send(7) } },
  ]
  for act in acts {
    let upstream = Upstream()
    let downstream = Downstream()
    var acted = 0
    downstream.onValue = { [unowned downstream] _ in
      acted += 1
      if acted == 1 { act(upstream, downstream) }
      return .none
    }
    downstream.onCompletion = { [unowned downstream] _ in
      downstream.request(.max(1))
      downstream.cancel()
    }
    operation(upstream, Witness()).subscribe(downstream)
    for value in 1...3 where upstream.demand > .none && !upstream.hasFinished { upstream.send(value) }
    upstream.finishOnce()
    #expect(downstream.completions.count <= 1, sourceLocation: sourceLocation)
    if let end = downstream.events.firstIndex(where: { if case .completion = $0 { true } else { false } }) {
      #expect(end == downstream.events.count - 1, "the completion is the last event", sourceLocation: sourceLocation)
    }
  }
}

/// Nothing is left once the stream has ended and the test has let go, though each side still holds what it was given.
private func checkLifetimes<Output, Failure: Error>(
  sourceLocation: SourceLocation,
  _ operation: (ScriptedPublisher<Int, TestError>, Witness) -> some Publisher<Output, Failure>,
  ending: (ScriptedPublisher<Int, TestError>, TrackingSubscriber<Output, Failure>) -> Void
) {
  weak var closure: Witness?
  weak var downstream: TrackingSubscriber<Output, Failure>?
  do {
    let upstream = ScriptedPublisher<Int, TestError>()
    let witness = Witness()
    closure = witness
    let subscriber = TrackingSubscriber<Output, Failure>()
    downstream = subscriber
    operation(upstream, witness).subscribe(subscriber)
    ending(upstream, subscriber)
    upstream.letGo()
    subscriber.letGo()
  }
  #expect(closure == nil, "closures are let go of at the end", sourceLocation: sourceLocation)
  #expect(downstream == nil, "the downstream is let go of at the end", sourceLocation: sourceLocation)
}

/// Plays the values, then the completion, into an operation with the given demand; the result is what came out.
func play<Output, Failure: Error>(
  _ values: [Int], demand: Subscribers.Demand = .unlimited, ending: Subscribers.Completion<TestError>? = .finished,
  _ operation: (ScriptedPublisher<Int, TestError>) -> some Publisher<Output, Failure>
) -> TrackingSubscriber<Output, Failure> {
  let upstream = ScriptedPublisher<Int, TestError>()
  let subscriber = TrackingSubscriber<Output, Failure>(demand: demand)
  operation(upstream).subscribe(subscriber)
  for value in values { upstream.send(value) }
  if let ending { upstream.send(completion: ending) }
  return subscriber
}
