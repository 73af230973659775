import Combine

/// What a `TrackingSubscriber` has seen.
enum Event<Input, Failure: Error> {
  case subscription(String)
  case value(Input)
  case completion(Subscribers.Completion<Failure>)
}

extension Event: Equatable where Input: Equatable, Failure: Equatable {}

/// Records every event, and asks for what it was told to ask for.
final class TrackingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var events: [Event<Input, Failure>] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  var onValue: (Input) -> Subscribers.Demand
  var onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none },
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    initialDemand = demand
    self.onValue = onValue
    self.onCompletion = onCompletion
    OpenStreams.note { [weak self] in self?.close() }
  }

  private func close() {
    onValue = { _ in .none }
    onCompletion = { _ in }
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
  }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  var completions: [Subscribers.Completion<Failure>] {
    events.compactMap { if case .completion(let completion) = $0 { completion } else { nil } }
  }

  var isFinished: Bool {
    if completions.count == 1, case .finished = completions[0] { true } else { false }
  }

  var failure: Failure? {
    if completions.count == 1, case .failure(let error) = completions[0] { error } else { nil }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { subscription?.cancel() }

  /// Lets go of the subscription.
  func letGo() { subscription = nil }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    events.append(.subscription(String(describing: subscription)))
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append(.value(input))
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    events.append(.completion(completion))
    onCompletion(completion)
  }
}
