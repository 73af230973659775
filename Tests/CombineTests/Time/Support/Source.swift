import Combine

enum Broken: Error, Equatable { case yes }

/// An upstream that does what the test says, and writes down what it is asked for.
final class Source: Publisher {
  typealias Output = Int
  typealias Failure = Broken

  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancelCount = 0
  private(set) var subscriptionCount = 0
  private var downstream: AnySubscriber<Int, Broken>?
  private(set) weak var lastSubscriber: AnyObject?

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Broken {
    subscriptionCount += 1
    downstream = AnySubscriber(subscriber)
    lastSubscriber = subscriber as AnyObject
    subscriber.receive(subscription: Ticket(source: self))
  }

  @discardableResult
  func send(_ value: Int) -> Subscribers.Demand { downstream?.receive(value) ?? .none }

  func finish() { downstream?.receive(completion: .finished) }

  func fail() { downstream?.receive(completion: .failure(.yes)) }

  /// Offers the same subscriber another subscription; the result tells whether it was cancelled.
  func subscribeAgain() -> Bool {
    let ticket = Ticket(source: nil)
    downstream?.receive(subscription: ticket)
    return ticket.isCancelled
  }

  /// Forgets the subscriber, as a publisher does after cancellation.
  func letGo() { downstream = nil }

  private final class Ticket: Subscription {
    weak var source: Source?
    var isCancelled = false

    init(source: Source?) { self.source = source }

    func request(_ demand: Subscribers.Demand) { source?.requests.append(demand) }

    func cancel() {
      isCancelled = true
      source?.cancelCount += 1
      source?.letGo()
    }
  }
}
