/// The state of `zip` and `combineLatest`: one place per input, and a closure that makes an output when no place is empty.
final class JoinProducer<Downstream: Subscriber>: SerialProducer<Downstream> {
  /// When the values of a place are used up.
  enum Mode {
    /// Each value takes part in one output; values wait in a queue for their partners.
    case zip
    /// The latest value takes part in every output.
    case latest
  }

  fileprivate let mode: Mode
  private var places: [JoinPlace] = []
  /// The places after the end, on their way out.
  private var released: [JoinPlace] = []
  private var assemble: (() -> Downstream.Input)?
  /// What is to be subscribed to at the start.
  private var subscriptions: [() -> Void] = []
  /// How many places have no value.
  fileprivate var missing = 0
  /// How many inputs have not finished.
  private var unfinished = 0
  /// All that has been asked for: what an input that answers late is asked for.
  private var granted = Subscribers.Demand.none

  init(_ downstream: Downstream, _ description: String, _ mode: Mode) {
    self.mode = mode
    super.init(downstream, description)
  }

  /// Makes the place of a publisher, which `start` will subscribe to.
  func input<Input: Publisher>(_ publisher: Input) -> JoinInput<Input.Output, Downstream>
  where Input.Failure == Downstream.Failure {
    let input = JoinInput<Input.Output, Downstream>(self)
    places.append(input)
    subscriptions.append { publisher.subscribe(input) }
    return input
  }

  /// Hands the subscription to the downstream, then subscribes to the inputs in their order.
  func start(assemble: @escaping () -> Downstream.Input) {
    self.assemble = assemble
    missing = places.count
    unfinished = places.count
    let subscriptions = self.subscriptions
    self.subscriptions = []
    announce()
    for subscribe in subscriptions { subscribe() }
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    self.demand += demand
    granted += demand
    let places = self.places
    lock.unlock()
    for place in places { subscription(of: place)?.request(demand) }
  }

  override func releaseInputs() -> [any Subscription] {
    let subscriptions = places.compactMap { $0.subscription.take() }
    released = places
    places = []
    return subscriptions
  }

  override func clear() {
    for place in released { place.clear() }
    released = []
    assemble = nil
  }

  fileprivate func opened(_ place: JoinPlace, _ subscription: any Subscription) {
    lock.lock()
    guard isActive, place.subscription == nil, !place.isFinished else {
      lock.unlock()
      subscription.cancel()
      return
    }
    place.subscription = subscription
    let granted = self.granted
    lock.unlock()
    if granted > .none { subscription.request(granted) }
  }

  /// Makes and sends an output if it can. Called with the lock held; releases it. The result is what the place that got the
  /// last value may be asked for; the other places are asked here.
  fileprivate func emit(from place: JoinPlace) -> Subscribers.Demand {
    guard missing == 0, demand > .none, let assemble else {
      lock.unlock()
      return .none
    }
    // A place that has finished may have given its last value now; one that finishes later sees to the end itself.
    let mayEnd = mode == .zip && unfinished < places.count
    let output = assemble()
    let more = send(output)
    if more > .none { grant(more, except: place) }
    if mayEnd { finishIfExhausted() }
    return more
  }

  /// Asks the other places for what the downstream has asked for while it received an output.
  @inline(never)
  private func grant(_ more: Subscribers.Demand, except place: JoinPlace) {
    lock.lock()
    granted += more
    let places = self.places
    lock.unlock()
    for other in places where other !== place { subscription(of: other)?.request(more) }
  }

  fileprivate func closed(_ place: JoinPlace, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard isActive, !place.isFinished else {
      lock.unlock()
      return
    }
    if case .failure = completion {
      // `zip` cancels all its inputs then, as Apple's does, also the one that failed.
      if mode == .latest { place.subscription = nil }
      finish(completion)
      return
    }
    place.isFinished = true
    place.subscription = nil
    unfinished -= 1
    switch mode {
    case .latest where unfinished == 0: finish(.finished)
    case .latest: lock.unlock()
    case .zip:
      lock.unlock()
      finishIfExhausted()
    }
  }

  /// A zip has finished when an input has, and none of its values is left.
  private func finishIfExhausted() {
    lock.lock()
    if places.contains(where: { $0.isFinished && $0.isEmpty }) {
      finish(.finished)
    } else {
      lock.unlock()
    }
  }

  private func subscription(of place: JoinPlace) -> (any Subscription)? {
    lock.withLock { place.subscription }
  }
}

/// One input of a join, whatever its type. Guarded by the lock of the join.
class JoinPlace {
  final var subscription: (any Subscription)?
  final var isFinished = false
  var isEmpty: Bool { abstractMethod() }
  func clear() { abstractMethod() }
}

/// One input of a join.
final class JoinInput<Value, Downstream: Subscriber>: JoinPlace, Subscriber, Introspectable {
  typealias Failure = Downstream.Failure

  private let join: JoinProducer<Downstream>
  private let first = Held<Value>()
  /// The values behind the first.
  private var waiting = Queue<Value>()
  private var hasWaiting = false

  init(_ join: JoinProducer<Downstream>) {
    self.join = join
  }

  var description: String { join.description }

  override var isEmpty: Bool { first.isEmpty }

  override func clear() {
    _ = first.take()
    waiting = Queue()
    hasWaiting = false
  }

  /// The value that takes part in the next output; a zip uses it up. Called with the lock held.
  func value() -> Value {
    join.mode == .latest ? first.value : nextValue()
  }

  @inline(never)
  private func nextValue() -> Value {
    let value = first.remove()
    if hasWaiting { refill() } else { join.missing += 1 }
    return value
  }

  private func refill() {
    if let next = waiting.popFirst() { first.fill(next) }
    hasWaiting = !waiting.isEmpty
  }

  func receive(subscription: any Subscription) { join.opened(self, subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    join.lock.lock()
    guard join.isActive else {
      join.lock.unlock()
      return .none
    }
    if first.isEmpty {
      join.missing -= 1
      first.fill(input)
      return join.emit(from: self)
    }
    guard join.mode == .latest else {
      waiting.append(input)
      hasWaiting = true
      return join.emit(from: self)
    }
    // The value before may have a deinitialiser of its own: it goes when the lock has gone.
    let previous = first.exchange(input)
    let demand = join.emit(from: self)
    withExtendedLifetime(previous) {}
    return demand
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { join.closed(self, completion) }
}
