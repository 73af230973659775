/// Passes everything on, under a name of its own, and runs a closure if it is cancelled before it completes.
final class RelayInner<Downstream: Subscriber>: PassThrough<Downstream, Downstream.Input> {
  init(_ downstream: Downstream, _ description: String, onCancel: (() -> Void)? = nil) {
    super.init(downstream, description)
    self.onCancel = onCancel
  }

  override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard gate.enter() else { return .none }
    let demand = downstream.receive(input)
    leave()
    return demand
  }
}
