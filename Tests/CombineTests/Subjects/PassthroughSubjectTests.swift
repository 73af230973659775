import Combine
import Testing

@Suite struct PassthroughSubjectTests {
  @Test func valuesReachSubscribersInTheOrderOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let all = ["a", "b", "c"].map { name in subject.sink { seen.append("\(name)\($0)") } }
    subject.send(1)
    #expect(seen == ["a1", "b1", "c1"])
    all.forEach { $0.cancel() }
    subject.send(2)
    #expect(seen.count == 3)
  }

  @Test func valuesWithoutDemandAreDropped() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1))
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(.max(2))
    subject.send(3)
    subject.send(4)
    subject.send(5)
    #expect(subscriber.values == [1, 3, 4])
  }

  @Test func demandOfAValueAddsUp() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1)) { $0 < 3 ? .max(1) : .none }
    subject.subscribe(subscriber)
    (1...9).forEach { subject.send($0) }
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test func completionComesOnceAndToLateSubscribers() {
    let subject = PassthroughSubject<Int, TestError>()
    let (early, late) = (TrackingSubscriber<Int, TestError>(demand: .none), TrackingSubscriber<Int, TestError>())
    subject.subscribe(early)
    subject.send(completion: .failure(TestError(code: 1)))
    subject.send(completion: .finished)
    subject.send(1)
    subject.subscribe(late)
    #expect(early.failure?.code == 1)
    #expect(late.events == [.subscription("Empty"), .completion(.failure(TestError(code: 1)))])
  }

  @Test func aSubscriberMadeInsideAValueGetsTheNextOne() {
    let subject = PassthroughSubject<Int, Never>()
    let late = TrackingSubscriber<Int, Never>()
    var isSubscribed = false
    let first = subject.sink { _ in
      if !isSubscribed { subject.subscribe(late) }
      isSubscribed = true
    }
    subject.send(1)
    subject.send(2)
    #expect(late.values == [2])
    first.cancel()
  }

  @Test func cancellingAnotherSubscriberInsideAValueStopsIt() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var seen: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(seen.isEmpty)
    first.cancel()
  }

  @Test func sendingInsideAValue() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let sink = subject.sink { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    sink.cancel()
  }

  @Test func aSubjectForwardsToASubject() {
    let (source, target) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let subscriber = TrackingSubscriber<Int, Never>()
    target.subscribe(subscriber)
    let link = source.subscribe(target)
    source.send(1)
    link.cancel()
    source.send(2)
    #expect(subscriber.values == [0, 1])
  }

  @Test func upstreamsAreAskedOnceSomebodyAsks() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let subject = PassthroughSubject<Int, TestError>()
    let link = upstream.subscribe(subject)
    #expect(upstream.requests.isEmpty)
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(1))
    subject.subscribe(subscriber)
    #expect(upstream.requests == [.unlimited])
    link.cancel()
    #expect(upstream.cancellations == 1)
  }

  @Test func endingLetsGoOfEverybody() {
    let subject = PassthroughSubject<Int, Never>()
    weak var finished: TrackingSubscriber<Int, Never>?
    weak var cancelled: TrackingSubscriber<Int, Never>?
    do {
      let (a, b) = (TrackingSubscriber<Int, Never>(), TrackingSubscriber<Int, Never>())
      (finished, cancelled) = (a, b)
      subject.subscribe(a)
      subject.subscribe(b)
      b.cancel()
      subject.send(completion: .finished)
    }
    #expect(finished == nil && cancelled == nil, "though both kept their subscription")
  }

  @Test func subscriptionsShowThemselves() throws {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(3))
    subject.subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect("\(subscription)" == "PassthroughSubject")
    let labels = Mirror(reflecting: subscription).children.compactMap(\.label)
    #expect(labels == ["parent", "downstream", "demand", "subject"])
    #expect(
      (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String
        == "PassthroughSubject")
    subscriber.cancel()
  }

  @Test func manyCancelledSubscribersLeaveNothingBehind() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let first = subject.sink { seen.append($0) }
    var others = (0..<1_000).map { number in subject.sink { seen.append(number * 10 + $0) } }
    for index in stride(from: 0, to: 1_000, by: 2) { others[index].cancel() }
    others.removeSubrange(4...)
    subject.send(1)
    #expect(seen == [1, 11, 31])
    first.cancel()
  }
}
