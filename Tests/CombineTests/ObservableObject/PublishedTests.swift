import Combine
import Foundation
import Synchronization
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "none"
}

@Suite struct PublishedTests {
  @Test func sendsTheCurrentValueThenEachNewOneBeforeItIsSet() {
    let counter = Counter()
    var seen: [[Int]] = []
    let sink = counter.$count.sink { [unowned counter] in seen.append([$0, counter.count]) }
    counter.count = 1
    counter.count += 5
    #expect(seen == [[0, 0], [1, 0], [6, 1]])
    #expect(counter.count == 6)
    sink.cancel()
  }

  @Test func objectWillChangeComesBeforeTheValue() {
    let counter = Counter()
    var seen: [String] = []
    let object = counter.objectWillChange.sink { [unowned counter] in seen.append("will change from \(counter.count)") }
    let value = counter.$count.dropFirst().sink { seen.append("\($0)") }
    counter.count = 7
    #expect(seen == ["will change from 0", "7"])
    object.cancel()
    value.cancel()
  }

  /// B6: a subscriber made inside `$value.sink` sees the old value, and then the new one.
  @Test func aSubscriberMadeInsideASinkMissesNothing() {
    let counter = Counter()
    let late = TrackingSubscriber<Int, Never>()
    var isSubscribed = false
    let sink = counter.$count.dropFirst().sink { [unowned counter] _ in
      if !isSubscribed { counter.$count.subscribe(late) }
      isSubscribed = true
    }
    counter.count = 1
    #expect(late.values == [0, 1])
    counter.count = 2
    #expect(late.values == [0, 1, 2])
    sink.cancel()
  }

  /// B8: any thread may write.
  @Test func manyThreadsWriteOneProperty() {
    final class Shared: ObservableObject, @unchecked Sendable { @Published var text = "" }
    let shared = Shared()
    let received = Atomic<Int>(0)
    let sink = shared.$text.sink { _ in received.add(1, ordering: .relaxed) }
    let object = shared.objectWillChange.sink {}
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<500 {
        shared.text = "a long text that lives on the heap: \(thread) \(number)"
        _ = shared.text.count
      }
    }
    #expect(received.load(ordering: .relaxed) == 4_001)
    sink.cancel()
    object.cancel()
  }

  @Test func demandHoldsTheLatestValue() {
    let counter = Counter()
    let subscriber = TrackingSubscriber<Int, Never>(demand: .max(1))
    counter.$count.subscribe(subscriber)
    counter.count = 1
    counter.count = 2
    #expect(subscriber.values == [0])
    subscriber.request(.max(1))
    #expect(subscriber.values == [0, 2])
  }

  @Test func assignLivesAsLongAsTheProperty() {
    let upstream = ScriptedPublisher<Int, Never>()
    weak var released: Counter?
    do {
      let counter = Counter()
      released = counter
      upstream.assign(to: &counter.$count)
      upstream.send(3)
      #expect(counter.count == 3)
      #expect(upstream.requests == [.unlimited])
    }
    #expect(released == nil)
    #expect(upstream.cancellations == 1)
  }

  @Test func initialisers() {
    final class Model: ObservableObject {
      @Published(initialValue: 4) var four: Int
      @Published var late: Int
      init(late: Int) { _late = Published(initialValue: late) }
    }
    let model = Model(late: 9)
    #expect(model.four == 4 && model.late == 9)
    #expect("\(type(of: model.$four))" == "Publisher")
    #expect(String(reflecting: type(of: model.$four)) == "Combine.Published<Swift.Int>.Publisher")
  }

  @Test func onTheMainActor() async {
    @MainActor final class Model: ObservableObject {
      @Published var value = 1
      var seen: [Int] = []
      var sinks: Set<AnyCancellable> = []
      func start() { $value.sink { [weak self] in self?.seen.append($0) }.store(in: &sinks) }
    }
    await MainActor.run {
      let model = Model()
      model.start()
      model.value = 2
      #expect(model.seen == [1, 2])
    }
  }
}
