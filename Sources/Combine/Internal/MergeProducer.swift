/// The state of `merge` and `flatMap`: any number of inputs whose values are sent as they come.
///
/// With unlimited demand the inputs are asked for everything. Otherwise each is asked for one value at a time, which waits
/// here until the downstream wants it.
class MergeProducer<Downstream: Subscriber>: SerialProducer<Downstream> {
  typealias Side = MergeInput<Downstream>

  /// The inputs that are subscribed to, as a list without a beginning that the inputs themselves make up.
  private final var newest: Side?
  private final var waiting = Queue<(value: Downstream.Input, input: Side)>()
  /// How many inputs have not finished, and whether more may come (then that counts as one).
  private final var unfinished: Int

  /// Whether values wait for demand. Needs the lock.
  final var hasWaiting: Bool { !waiting.isEmpty }

  /// Hands the subscription to the downstream. `inputs` is how many there will be.
  init(_ downstream: Downstream, _ description: String, inputs: Int) {
    unfinished = inputs
    super.init(downstream, description)
    announce()
    if inputs == 0 {
      lock.lock()
      finish(.finished)
    }
  }

  /// Subscribes to an input that was counted before.
  final func attach<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    guard lock.withLock({ isActive }) else { return }
    publisher.subscribe(Side(self))
  }

  /// Counts one more input. Needs the lock.
  final func expectInput() { unfinished += 1 }

  /// One that was counted has finished. Called with the lock held; releases it.
  final func inputFinished() {
    unfinished -= 1
    finishIfDone()
  }

  /// Called with the lock held; releases it.
  private func finishIfDone() {
    if unfinished == 0 && waiting.isEmpty { finish(.finished) } else { lock.unlock() }
  }

  /// Called after an input has finished, without the lock.
  func inputEnded() {}

  /// What an input shows of itself.
  func inputMirror(of input: Side) -> Mirror { Mirror(input, children: EmptyCollection()) }

  override func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    guard isActive else {
      lock.unlock()
      return
    }
    self.demand += demand
    var eager: [any Subscription] = []
    if self.demand == .unlimited {
      var input = newest
      while let each = input {
        if !each.isUnlimited, let subscription = each.subscription {
          each.isUnlimited = true
          eager.append(subscription)
        }
        input = each.older
      }
    }
    sendWaiting()
    eager.forEach { $0.request(.unlimited) }
  }

  /// Sends what waits, for as long as there is demand. Called with the lock held; releases it.
  private func sendWaiting() {
    while isActive, demand > .none, let (value, input) = waiting.popFirst() {
      let subscription = input.subscription
      let isUnlimited = input.isUnlimited
      _ = send(value)
      if !isUnlimited { subscription?.request(.max(1)) }
      lock.lock()
    }
    finishIfDone()
  }

  /// Sends what waits after the demand has grown.
  final func sendWhatWaits() {
    lock.lock()
    if waiting.isEmpty { lock.unlock() } else { sendWaiting() }
  }

  override func releaseInputs() -> [any Subscription] {
    var subscriptions: [any Subscription] = []
    while let input = newest {
      if let subscription = input.subscription.take() { subscriptions.append(subscription) }
      newest = input.older.take()
      input.newer = nil
    }
    return subscriptions.reversed()
  }

  override func clear() {
    waiting = Queue()
  }

  final func opened(_ input: Side, _ subscription: any Subscription) {
    lock.lock()
    guard isActive, input.isAwaiting else {
      lock.unlock()
      subscription.cancel()
      return
    }
    input.isAwaiting = false
    input.isOpen = true
    input.subscription = subscription
    input.older = newest
    newest?.newer = input
    newest = input
    input.isUnlimited = demand == .unlimited
    let first: Subscribers.Demand = input.isUnlimited ? .unlimited : .max(1)
    lock.unlock()
    subscription.request(first)
  }

  final func received(_ value: Downstream.Input, from input: Side) -> Subscribers.Demand {
    lock.lock()
    guard isActive, input.isOpen else {
      lock.unlock()
      return .none
    }
    guard demand > .none, waiting.isEmpty else {
      wait(value, input)
      return .none
    }
    if send(value) > .none { sendWhatWaits() }
    return input.isUnlimited ? .none : .max(1)
  }

  /// Called with the lock held; releases it.
  @inline(never)
  private func wait(_ value: Downstream.Input, _ input: Side) {
    waiting.append((value, input))
    lock.unlock()
  }

  final func closed(_ input: Side, _ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard isActive, input.isOpen else {
      lock.unlock()
      return
    }
    input.isOpen = false
    input.subscription = nil
    if newest === input { newest = input.older }
    input.newer?.older = input.older
    input.older?.newer = input.newer
    input.older = nil
    input.newer = nil
    if case .failure = completion {
      finish(completion)
    } else {
      inputFinished()
      inputEnded()
    }
  }
}

/// One input of a merge. Guarded by the lock of the merge.
final class MergeInput<Downstream: Subscriber>: Subscriber, Introspectable {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let merge: MergeProducer<Downstream>
  fileprivate var isAwaiting = true
  /// Whether it has its subscription, and has not ended.
  fileprivate var isOpen = false
  /// Whether it has been asked for everything.
  fileprivate var isUnlimited = false
  fileprivate var subscription: (any Subscription)?
  fileprivate var older: MergeInput?
  fileprivate unowned(unsafe) var newer: MergeInput?

  init(_ merge: MergeProducer<Downstream>) {
    self.merge = merge
  }

  var description: String { merge.description }

  var customMirror: Mirror { merge.inputMirror(of: self) }

  func receive(subscription: any Subscription) { merge.opened(self, subscription) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { merge.received(input, from: self) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { merge.closed(self, completion) }
}
