import Combine
import Testing

@Suite struct CurrentValueSubjectTests {
  @Test func theCurrentValueComesFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.subscribe(subscriber)
    subject.send(3)
    #expect(subscriber.values == [2, 3])
    #expect(subject.value == 3)
  }

  @Test func theValueIsSetBeforeItIsSent() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let sink = subject.sink { _ in seen.append(subject.value) }
    subject.send(5)
    #expect(seen == [0, 5])
    sink.cancel()
  }

  @Test func aSubscriberWithoutDemandGetsTheLatestWhenItAsks() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1))
    subject.subscribe(subscriber)
    subject.send(2)
    subject.send(3)
    #expect(subscriber.values == [1])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 3])
    subject.send(4)
    #expect(subscriber.values == [1, 3, 4])
  }

  @Test func afterCompletionTheValueStays() {
    let subject = CurrentValueSubject<Int, TestError>(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    let late = TrackingSubscriber<Int, TestError>()
    subject.subscribe(late)
    #expect(late.events == [.subscription("Empty"), .completion(.finished)])
  }
}
