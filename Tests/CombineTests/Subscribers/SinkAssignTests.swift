import Combine
import Testing

private final class Target {
  var value = 0
}

@Suite struct SinkAssignTests {
  @Test func sinkGetsValuesAndCompletion() {
    let upstream = ScriptedPublisher<Int, TestError>()
    var seen: [String] = []
    let sink = upstream.sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
    #expect(upstream.requests == [.unlimited])
    upstream.send(1)
    #expect(upstream.sendAnotherSubscription())
    upstream.send(completion: .finished)
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(seen == ["1", "finished"])
    sink.cancel()
    #expect(upstream.cancellations == 1, "only the second subscription")
  }

  @Test func releasingTheHandleCancels() {
    let upstream = ScriptedPublisher<Int, TestError>()
    weak var closure: Witness?
    do {
      let witness = Witness()
      closure = witness
      let sink = upstream.sink(receiveCompletion: { _ in }, receiveValue: { [witness] _ in _ = witness })
      withExtendedLifetime(sink) { #expect(upstream.cancellations == 0) }
    }
    #expect(upstream.cancellations == 1)
    #expect(closure == nil)
  }

  @Test func sinkMayCancelItselfInsideAValue() {
    let subject = PassthroughSubject<Int, Never>()
    var sink: AnyCancellable?
    var seen: [Int] = []
    sink = subject.sink {
      seen.append($0)
      sink?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func assignWritesAndLetsGo() {
    let upstream = ScriptedPublisher<Int, Never>()
    weak var released: Target?
    do {
      let target = Target()
      released = target
      let assign = upstream.assign(to: \.value, on: target)
      upstream.send(4)
      #expect(target.value == 4)
      upstream.send(completion: .finished)
      upstream.send(5)
      #expect(target.value == 4)
      assign.cancel()
    }
    #expect(released == nil)
    let subscriber = Subscribers.Assign(object: Target(), keyPath: \Target.value)
    #expect("\(subscriber)" == "Assign Target.")
    #expect("\(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }))" == "Sink")
  }

  @Test func cancellablesAreStored() {
    let subject = PassthroughSubject<Int, Never>()
    var seen = 0
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { _ in seen += 1 }.store(in: &set)
    subject.sink { _ in seen += 1 }.store(in: &array)
    subject.send(1)
    #expect(seen == 2)
    set = []
    array = []
    subject.send(2)
    #expect(seen == 2)
    var cancelled = 0
    do { _ = AnyCancellable { cancelled += 1 } }
    #expect(cancelled == 1)
  }

  @Test func anySubscriber() {
    var values: [Int] = []
    var completions = 0
    let closures = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: {
        values.append($0)
        return .none
      }, receiveCompletion: { _ in completions += 1 })
    [1, 2, 3].publisher.subscribe(closures)
    #expect(values == [1, 2])
    #expect(completions == 0)
    #expect("\(closures)" == "Anonymous AnySubscriber")
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.subscribe(subscriber)
    [4, 5].publisher.subscribe(AnySubscriber(subject))
    #expect(subscriber.values == [4, 5])
    #expect(subscriber.isFinished)
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(AnySubscriber(sink).combineIdentifier == sink.combineIdentifier)
    #expect("\(AnySubscriber(sink))" == "Sink")
  }
}
