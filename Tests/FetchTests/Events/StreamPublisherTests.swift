import Combine
import Fetch
import Synchronization
import Testing

struct StreamPublisherTests {
  /// A subscriber that asks when it is told to.
  private final class Slow: Subscriber, @unchecked Sendable {
    typealias Input = [Int]
    typealias Failure = Never

    var subscription: (any Subscription)?
    let received = Mutex<[[Int]]>([])
    let isOver = Mutex(false)

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: [Int]) -> Subscribers.Demand {
      received.withLock { $0.append(input) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { isOver.withLock { $0 = true } }
  }

  private func until(_ condition: () -> Bool) async {
    for _ in 0..<20_000 where !condition() { await Task.yield() }
  }

  @Test func whatIsNotAskedForIsMerged() async {
    let sent = Mutex(false)
    let publisher = StreamPublisher<[Int], Never>(merge: +) { send in
      send([1])
      send([2])
      send([3])
      sent.withLock { $0 = true }
    }
    let slow = Slow()
    publisher.subscribe(slow)
    slow.subscription?.request(.max(1))
    await until { sent.withLock { $0 } }
    slow.subscription?.request(.max(5))
    await until { slow.isOver.withLock { $0 } }
    let received = slow.received.withLock { $0 }
    #expect(received.flatMap { $0 } == [1, 2, 3] && received.count <= 3 && received.first?.first == 1)
    #expect(slow.isOver.withLock { $0 })
  }

  @Test func theCompletionWaitsForTheLastValue() async {
    let publisher = StreamPublisher<[Int], Never> { send in send([7]) }
    let slow = Slow()
    publisher.subscribe(slow)
    slow.subscription?.request(.max(1))
    await until { slow.isOver.withLock { $0 } }
    #expect(slow.received.withLock { $0 } == [[7]])
  }

  @Test func cancellingCancelsTheWork() async {
    let isCancelled = Mutex(false)
    let hasBegun = Mutex(false)
    let publisher = StreamPublisher<Int, Never> { _ in
      hasBegun.withLock { $0 = true }
      while !Task.isCancelled { await Task.yield() }
      isCancelled.withLock { $0 = true }
    }
    let subscription = publisher.sink { _ in }
    await until { hasBegun.withLock { $0 } }
    subscription.cancel()
    await until { isCancelled.withLock { $0 } }
    #expect(isCancelled.withLock { $0 })
  }

  @Test func nothingBeginsBeforeSomebodyAsks() {
    let publisher = StreamPublisher<[Int], Never> { _ in Issue.record("it has begun") }
    let slow = Slow()
    publisher.subscribe(slow)
    slow.subscription?.cancel()
    slow.subscription?.request(.unlimited)
  }
}
