import Combine
import Testing

@Suite struct MergeTests {
  @Test func valuesAsTheyCome() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = TrackingSubscriber<Int, Never>()
    a.map { $0 }.merge(with: b).subscribe(subscriber)
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(subscriber.values == [1, 2, 3, 4])
    #expect(subscriber.completions.isEmpty)
    b.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  /// B11: every arity of merge.
  @Test func allArities() {
    func values<P: Publisher>(_ publisher: P) -> [Int] where P.Output == Int, P.Failure == Never {
      let subscriber = TrackingSubscriber<Int, Never>()
      publisher.subscribe(subscriber)
      #expect(subscriber.isFinished)
      return subscriber.values
    }
    let j = (1...8).map { Just($0) }
    #expect(values(j[0].map { $0 }.merge(with: Empty<Int, Never>())) == [1])
    #expect(values(Publishers.Merge3(j[0], j[1], j[2])) == [1, 2, 3])
    #expect(values(Publishers.Merge4(j[0], j[1], j[2], j[3])) == [1, 2, 3, 4])
    #expect(values(Publishers.Merge5(j[0], j[1], j[2], j[3], j[4])) == Array(1...5))
    #expect(values(Publishers.Merge6(j[0], j[1], j[2], j[3], j[4], j[5])) == Array(1...6))
    #expect(values(Publishers.Merge7(j[0], j[1], j[2], j[3], j[4], j[5], j[6])) == Array(1...7))
    #expect(values(j[0].merge(with: j[1], j[2], j[3], j[4], j[5], j[6], j[7])) == Array(1...8))
    #expect(values(Publishers.MergeMany(j)) == Array(1...8))
    #expect(values(Publishers.MergeMany(j[0], j[1])) == [1, 2])
    #expect(values(Publishers.MergeMany([Just<Int>]())) == [])
    let grown = Publishers.Merge(j[0], Empty<Int, Never>()).merge(with: j[1])
    #expect("\(type(of: grown))".hasPrefix("Merge3<"))
    #expect(values(grown) == [1, 2])
  }

  @Test func oneValuePerInputWaitsForDemand() {
    let (a, b) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(1))
    a.merge(with: b).subscribe(subscriber)
    #expect(a.requests == [.max(1)] && b.requests == [.max(1)])
    #expect(a.send(1) == .max(1))
    #expect(b.send(2) == .none)
    #expect(subscriber.values == [1])
    subscriber.request(.max(1))
    #expect(subscriber.values == [1, 2])
    #expect(b.requests == [.max(1), .max(1)])
  }

  @Test func whatWaitsComesBeforeTheEnd() {
    let (a, b) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .none)
    a.merge(with: b).subscribe(subscriber)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    subscriber.request(.max(1))
    #expect(subscriber.values == [1])
    #expect(subscriber.isFinished)
  }

  @Test func aFailureCancelsTheOthers() {
    let (a, b) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    a.merge(with: b).subscribe(subscriber)
    b.send(completion: .failure(TestError()))
    #expect(a.cancellations == 1)
    #expect(subscriber.failure != nil)
  }
}
