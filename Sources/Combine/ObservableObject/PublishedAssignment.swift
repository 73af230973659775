extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, for as long as the property lives. There is nothing to keep.
  public func assign(to published: inout Published<Output>.Publisher) {
    let assignment = PublishedAssignment(published.store)
    published.store.keep(assignment)
    subscribe(assignment)
  }
}

/// Writes values to a property without keeping it alive.
final class PublishedAssignment<Value>: Subscriber, Cancellable, Introspectable {
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private weak var store: PublishedStore<Value>?

  init(_ store: PublishedStore<Value>) {
    self.store = store
  }

  var description: String { "PublishedSubject" }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    store?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    lock.withLock { status = .terminal }
    store?.drop(self)
  }

  func cancel() {
    lock.lock()
    let upstream = status.subscription
    status = .terminal
    lock.unlock()
    upstream?.cancel()
  }
}
