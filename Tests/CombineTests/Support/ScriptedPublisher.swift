import Combine

/// A publisher that the test plays by hand, and that notes everything that is asked of it.
///
/// It sends whatever it is told to, demand or not, to its latest subscriber.
final class ScriptedPublisher<Output, Failure: Error>: Publisher {
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancellations = 0
  private(set) var subscribers = 0
  private(set) var demand = Subscribers.Demand.none
  private(set) var hasFinished = false
  private var onSubscription: ((any Subscription) -> Void)?
  private var onValue: ((Output) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  /// Runs once the subscriber has its subscription.
  var afterSubscription: (ScriptedPublisher) -> Void = { _ in }

  init() {
    OpenStreams.note { [weak self] in self?.letGo() }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers += 1
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Link(self))
    afterSubscription(self)
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    if demand > .none { demand -= 1 }
    let more = onValue?(value) ?? .none
    demand += more
    return more
  }

  func send(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }

  /// Finishes as publishers do: once.
  func finishOnce() {
    guard !hasFinished else { return }
    hasFinished = true
    send(completion: .finished)
  }

  /// A second subscription, which nobody should accept. The result is whether it was cancelled.
  func sendAnotherSubscription() -> Bool {
    let before = cancellations
    onSubscription?(Link(self))
    return cancellations == before + 1
  }

  func letGo() {
    onSubscription = nil
    onValue = nil
    onCompletion = nil
    afterSubscription = { _ in }
  }

  private final class Link: Subscription, CustomStringConvertible {
    let publisher: ScriptedPublisher

    init(_ publisher: ScriptedPublisher) { self.publisher = publisher }

    var description: String { "Scripted" }

    func request(_ demand: Subscribers.Demand) {
      publisher.requests.append(demand)
      publisher.demand += demand
    }

    func cancel() { publisher.cancellations += 1 }
  }
}

/// An error of tests.
struct TestError: Error, Equatable, Codable {
  var code = 1
}

/// Something whose release can be seen.
final class Witness {}
