import Combine
import Foundation
import Synchronization
import Testing

/// Subjects and operators under many threads at once; what these find, the thread sanitizer explains.
@Suite struct ConcurrencyLawTests {
  private struct Shared<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Runs the body on several threads; its argument is the number of the thread.
  private func onThreads(_ body: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: 4) { body($0) }
  }

  @Test func sendSubscribeCancelAtOnce() {
    let subject = Shared(value: PassthroughSubject<Int, Never>())
    let received = Atomic<Int>(0)
    onThreads { thread in
      for number in 0..<300 {
        switch (thread + number) % 3 {
        case 0: subject.value.send(number)
        default:
          let sink = subject.value.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in received.add(1, ordering: .relaxed) }
          subject.value.send(number)
          sink.cancel()
        }
      }
    }
    let before = received.load(ordering: .relaxed)
    subject.value.send(1)
    #expect(received.load(ordering: .relaxed) == before, "nobody is left")
  }

  @Test func serialisedOperatorsNeverOverlap() {
    let (a, b) = (Shared(value: PassthroughSubject<Int, Never>()), Shared(value: PassthroughSubject<Int, Never>()))
    let publishers: [AnyPublisher<Int, Never>] = [
      a.value.map { $0 }.merge(with: b.value).eraseToAnyPublisher(),
      a.value.combineLatest(b.value, +).eraseToAnyPublisher(),
      a.value.zip(b.value, +).eraseToAnyPublisher(),
      a.value.map { _ in b.value }.switchToLatest().eraseToAnyPublisher(),
    ]
    let overlaps = Atomic<Int>(0)
    var inside: [Shared<Counter>] = []
    var sinks: [AnyCancellable] = []
    for publisher in publishers {
      let counter = Shared(value: Counter())
      inside.append(counter)
      sinks.append(
        publisher.sink { _ in
          if counter.value.inside.add(1, ordering: .acquiringAndReleasing).newValue > 1 {
            overlaps.add(1, ordering: .relaxed)
          }
          counter.value.received.add(1, ordering: .relaxed)
          counter.value.inside.subtract(1, ordering: .acquiringAndReleasing)
        })
    }
    // One thread for each subject: a subject is not asked to put several senders in a row.
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for number in 0..<2_000 { (thread == 0 ? a : b).value.send(number) }
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(inside[0].value.received.load(ordering: .relaxed) == 4_000, "merge loses nothing")
    #expect(inside[2].value.received.load(ordering: .relaxed) == 2_000, "zip loses nothing")
    sinks.forEach { $0.cancel() }
  }

  @Test func cancelWhileValuesCome() {
    for _ in 0..<100 {
      let subject = Shared(value: PassthroughSubject<Int, Never>())
      let isCancelled = Atomic<Bool>(false)
      let late = Atomic<Int>(0)
      let sink = Shared(
        value: subject.value.removeDuplicates().flatMap { Just($0) }.sink { _ in
          if isCancelled.load(ordering: .acquiring) { late.add(1, ordering: .relaxed) }
        })
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for number in 0..<50 { subject.value.send(number) }
        } else {
          sink.value.cancel()
        }
      }
      isCancelled.store(true, ordering: .releasing)
      subject.value.send(-1)
      #expect(late.load(ordering: .relaxed) == 0)
    }
  }

  @Test func oneFutureManySubscribers() {
    let future = Shared(value: Future<Int, Never> { promise in promise(.success(1)) })
    let received = Atomic<Int>(0)
    onThreads { _ in
      for _ in 0..<100 { future.value.sink { received.add($0, ordering: .relaxed) }.cancel() }
    }
    #expect(received.load(ordering: .relaxed) == 400)
  }

  @Test func objectWillChangeIsOneForAllThreads() {
    final class Model: ObservableObject, @unchecked Sendable { @Published var value = 0 }
    for _ in 0..<50 {
      let model = Model()
      let found = Mutex<Set<ObjectIdentifier>>([])
      let kept = Mutex<[Shared<ObservableObjectPublisher>]>([])
      onThreads { _ in
        let publisher = Shared(value: model.objectWillChange)
        found.withLock { _ = $0.insert(ObjectIdentifier(publisher.value)) }
        kept.withLock { $0.append(publisher) }
      }
      #expect(found.withLock { $0.count } == 1)
    }
  }

  private final class Counter: Sendable {
    let inside = Atomic<Int>(0)
    let received = Atomic<Int>(0)
  }
}
