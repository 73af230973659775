import Combine
import CombineTesting
import Foundation
import Synchronization
import Testing

@Suite struct ReceiveOnTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func valuesWaitForTheScheduler() {
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    subject.receive(on: scheduler).subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    #expect(subscriber.values.isEmpty)
    scheduler.advance()
    #expect(subscriber.values == [1, 2])
  }

  @Test func theCompletionComesAfterTheValues() {
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    [1, 2, 3].publisher.receive(on: scheduler).subscribe(subscriber)
    #expect(subscriber.completion == nil)
    scheduler.advance()
    #expect(subscriber.values == [1, 2, 3])
    #expect(subscriber.isFinished)
  }

  @Test func valuesArriveAtOnceOnTheImmediateScheduler() {
    let subscriber = RecordingSubscriber<Int, Never>().closedAtEnd()
    subject.receive(on: ImmediateScheduler.shared).subscribe(subscriber)
    subject.send(1)
    #expect(subscriber.values == [1])
  }

  @Test func aValueSentFromInsideIsNestedOnTheImmediateScheduler() {
    var log: [String] = []
    let subject = subject
    let cancellable = subject.receive(on: ImmediateScheduler.shared).sink { value in
      log.append("begin \(value)")
      if value == 1 { subject.send(2) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    cancellable.cancel()
  }

  @Test func aConcurrentQueueNeitherReordersNorOverlaps() async {
    let count = 20_000
    let inside = Atomic(0)
    let received = Mutex<[Int]>([])
    var cancellable: AnyCancellable?
    await withCheckedContinuation { continuation in
      cancellable = (0..<count).publisher.receive(on: DispatchQueue.global()).sink { _ in
        continuation.resume()
      } receiveValue: { value in
        #expect(inside.add(1, ordering: .relaxed).newValue == 1)
        received.withLock { $0.append(value) }
        inside.subtract(1, ordering: .relaxed)
      }
    }
    #expect(received.withLock { $0 } == Array(0..<count))
    cancellable?.cancel()
  }

  @Test func optionsAreHandedToTheQueue() {
    let group = DispatchGroup()
    let queue = DispatchQueue(label: "options")
    let received = Mutex<[Int]>([])
    let cancellable = subject.receive(on: queue, options: .init(group: group)).sink { value in
      received.withLock { $0.append(value) }
    }
    subject.send(7)
    group.wait()
    #expect(received.withLock { $0 } == [7])
    cancellable.cancel()
  }
}
