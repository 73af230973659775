/// Passes everything on, under a name of its own.
final class RelayInner<Downstream: Subscriber>: PassThrough<Downstream, Downstream.Input> {
  override func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
}
