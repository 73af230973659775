/// What every subject is made of: the subscribers in their order, the current value if it has one, and the completion.
final class ConduitHub<Output, Failure: Error> {
  let lock = Lock()
  let name: String
  var conduits = ConduitList<Output, Failure>()
  /// The current value, for subjects that have one.
  let current: Held<Output>
  /// Whether subscribers are sent only what they have asked for.
  let countsDemand: Bool
  private var isComplete = false
  private var hasDemand = false
  private var upstreams: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?

  init(name: String, countsDemand: Bool = true) {
    self.name = name
    self.countsDemand = countsDemand
    current = Held()
  }

  init(name: String, current: Output) {
    self.name = name
    countsDemand = true
    self.current = Held(current)
  }

  /// Attaches a subscriber. After completion it gets that at once, and nothing else.
  func attach<Downstream: Subscriber>(_ downstream: Downstream, owner: AnyObject)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    lock.lock()
    if let completion {
      lock.unlock()
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: completion)
      return
    }
    let conduit = SubscriberConduit(downstream)
    let subscription = ConduitSubscription(hub: self, conduit: conduit, owner: owner)
    conduit.subscription = subscription
    if !countsDemand { conduit.demand = .unlimited }
    conduits.append(conduit)
    lock.unlock()
    downstream.receive(subscription: subscription)
  }

  /// Sends a value to those who subscribed before it.
  func send(_ value: Output) {
    lock.lock()
    guard !isComplete else {
      lock.unlock()
      return
    }
    offerToAll(value)
  }

  /// Makes the value current, then sends it to those who subscribed before it. After completion it is kept only if told so.
  func store(_ value: Output, evenIfComplete: Bool = false) {
    lock.lock()
    guard !isComplete || evenIfComplete else {
      lock.unlock()
      return
    }
    let previous = current.exchange(value)
    offerToAll(value)
    withExtendedLifetime(previous) {}
  }

  /// Sends the value to all, those who subscribe in the meantime included, and only then makes it current.
  func announce(_ value: Output) {
    lock.lock()
    var seen = conduits.appended
    offerToAll(value)
    lock.lock()
    while conduits.appended != seen { offerToNewcomers(value, since: &seen) }
    let previous = current.exchange(value)
    lock.unlock()
    withExtendedLifetime(previous) {}
  }

  /// Called with the lock held; returns with the lock held.
  @inline(never)
  private func offerToNewcomers(_ value: Output, since seen: inout Int) {
    let newcomers = conduits.joined(since: seen)
    seen = conduits.appended
    lock.unlock()
    for conduit in newcomers {
      lock.lock()
      offer(value, to: conduit)
    }
    lock.lock()
  }

  /// Called with the lock held; releases it.
  @inline(__always)
  private func offerToAll(_ value: Output) {
    if let only = conduits.only {
      offer(value, to: only)
      return
    }
    offerToMany(value)
  }

  /// Called with the lock held; releases it.
  @inline(never)
  private func offerToMany(_ value: Output) {
    let snapshot = conduits.slots
    lock.unlock()
    for case let conduit? in snapshot {
      lock.lock()
      offer(value, to: conduit)
    }
  }

  /// Sends the value if it was asked for. Called with the lock held; releases it.
  @inline(__always)
  private func offer(_ value: Output, to conduit: Conduit<Output, Failure>) {
    guard conduit.demand > .none else {
      conduit.isOwedCurrent = true
      lock.unlock()
      return
    }
    conduit.demand -= 1
    conduit.isOwedCurrent = false
    lock.unlock()
    let more = conduit.receive(value)
    if more > .none { add(more, to: conduit) }
  }

  @inline(never)
  private func add(_ demand: Subscribers.Demand, to conduit: Conduit<Output, Failure>) {
    lock.lock()
    if conduit.subscription != nil { conduit.demand += demand }
    sendOwed(to: conduit)
  }

  /// Sends the current value for as long as it is owed and there is demand. Called with the lock held; releases it.
  func sendOwed(to conduit: Conduit<Output, Failure>) {
    while conduit.isOwedCurrent, conduit.demand > .none, !current.isEmpty {
      conduit.demand -= 1
      conduit.isOwedCurrent = false
      let current = current.value
      lock.unlock()
      let more = conduit.receive(current)
      lock.lock()
      if conduit.subscription != nil { conduit.demand += more }
    }
    lock.unlock()
  }

  /// Sends a completion to those who have subscribed and not cancelled, and to those who subscribe later.
  func send(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard !isComplete else {
      lock.unlock()
      return
    }
    isComplete = true
    self.completion = completion
    let snapshot = conduits.slots
    let upstreams = self.upstreams
    conduits = .init()
    self.upstreams = []
    lock.unlock()
    for case let conduit? in snapshot {
      lock.lock()
      let detached = conduit.subscription?.detach()
      lock.unlock()
      if detached != nil { conduit.receive(completion: completion) }
    }
    withExtendedLifetime(upstreams) {}
  }

  /// Takes a subscription to an upstream, which is asked for everything once a subscriber has asked for something.
  func send(subscription: any Subscription) {
    lock.lock()
    upstreams.append(subscription)
    let hasDemand = self.hasDemand
    lock.unlock()
    if hasDemand { subscription.request(.unlimited) }
  }

  /// Notes that a subscriber has asked for values; the result is the upstreams to ask, the first time. Needs the lock.
  func noteDemand() -> [any Subscription] {
    if hasDemand { return [] }
    hasDemand = true
    return upstreams
  }

  /// Cancels the upstreams when their subject goes away.
  func cancelUpstreams() {
    lock.lock()
    let upstreams = self.upstreams
    self.upstreams = []
    lock.unlock()
    upstreams.forEach { $0.cancel() }
  }
}
