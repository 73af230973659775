/// Stands between two stages, passes values on and changes the completion. It has no state of its own.
struct CompletionMapper<Downstream: Subscriber, Failure: Error>: Subscriber, Introspectable {
  private let downstream: Downstream
  private let transform: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  private let details: [Mirror.Child]
  let description: String
  let combineIdentifier = CombineIdentifier()

  init(
    _ downstream: Downstream, _ description: String, details: [Mirror.Child] = [],
    transform: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.downstream = downstream
    self.description = description
    self.details = details
    self.transform = transform
  }

  var customMirror: Mirror { Mirror(self, children: details) }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: transform(completion)) }
}
