/// The subscription to a single value that is there already.
final class OneValueSubscription<Downstream: Subscriber>: Subscription, Introspectable {
  private let lock = Lock()
  private var downstream: Downstream?
  private let value: Downstream.Input
  let description: String

  init(_ downstream: Downstream, _ value: Downstream.Input, _ description: String) {
    self.downstream = downstream
    self.value = value
    self.description = description
  }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    guard let downstream = release() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    _ = release()
  }

  private func release() -> Downstream? {
    lock.lock()
    let downstream = self.downstream.take()
    lock.unlock()
    return downstream
  }
}
