import Combine
import Foundation
import Synchronization
import Testing

@Suite struct RunLoopSchedulerTests {
  /// B1: work for the main run loop from another thread arrives while that sleeps. B2, the other hosts, is CombineHosts.
  @Test func theMainRunLoopIsPromptFromAnotherThread() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = Mutex<[Int]>([])
    nonisolated(unsafe) let sender = subject
    var cancellable: AnyCancellable?
    await withCheckedContinuation { continuation in
      cancellable = subject.receive(on: RunLoop.main).sink { value in
        received.withLock { $0.append(value) }
        if value == 5 { continuation.resume() }
      }
      Thread.detachNewThread { for value in 1...5 { sender.send(value) } }
    }
    #expect(received.withLock { $0 } == [1, 2, 3, 4, 5])
    cancellable?.cancel()
  }

  @Test func aSleepingRunLoopIsWoken() async {
    let loop = await SleepingRunLoop.start()
    let received = Mutex<[String]>([])
    await withCheckedContinuation { continuation in
      loop.runLoop.schedule { received.withLock { $0.append("now") } }
      loop.runLoop.schedule(after: loop.runLoop.now.advanced(by: 0.002)) {
        received.withLock { $0.append(Thread.isMainThread ? "main" : "later") }
        continuation.resume()
      }
    }
    #expect(received.withLock { $0 } == ["now", "later"])
    loop.stop()
  }

  @Test func aTimerOfAnotherRunLoopTicksThere() async {
    let loop = await SleepingRunLoop.start()
    var cancellable: AnyCancellable?
    let threads = await withCheckedContinuation { continuation in
      cancellable = Timer.publish(every: 0.001, on: loop.runLoop, in: .common).autoconnect()
        .map { _ in Thread.current === loop.thread }
        .collect(3).first()
        .sink { continuation.resume(returning: $0) }
    }
    #expect(threads == [true, true, true])
    cancellable?.cancel()
    loop.stop()
  }
}

/// A thread whose run loop sleeps until it is given work.
private final class SleepingRunLoop: @unchecked Sendable {
  private let place = Mutex<Place?>(nil)
  private let isStopped = Atomic(false)

  static func start() async -> SleepingRunLoop {
    let loop = SleepingRunLoop()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        loop.place.withLock { $0 = Place(runLoop: .current, thread: .current) }
        loop.runLoop.schedule { continuation.resume() }
        while !loop.isStopped.load(ordering: .relaxed) { _ = loop.runLoop.run(mode: .default, before: .distantFuture) }
      }
    }
    return loop
  }

  var runLoop: RunLoop { place.withLock { $0 }?.runLoop ?? .main }

  var thread: Thread? { place.withLock { $0 }?.thread }

  private struct Place: @unchecked Sendable {
    let runLoop: RunLoop
    let thread: Thread
  }

  func stop() {
    runLoop.schedule { self.isStopped.store(true, ordering: .relaxed) }
  }
}

@Suite struct SchedulerTimeTests {
  @Test func dispatchTimesSurviveCoding() throws {
    let time = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 431))
    let data = try JSONEncoder().encode([time])
    #expect(String(decoding: data, as: UTF8.self) == "[431]")
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data) == [time])
    #expect(Set([time, time]).count == 1)
  }

  @Test func dispatchTimesAdvanceByTheirDistance() {
    let start = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 1_000_000))
    let end = start.advanced(by: .milliseconds(3))
    #expect(start.distance(to: end) == .milliseconds(3))
    #expect(end.distance(to: start) == .milliseconds(-3))
    #expect(start < end)
    #expect(start.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
  }

  @Test func datesAdvanceByTheirDistance() {
    let start = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(start.distance(to: start.advanced(by: 2.5)) == 2.5)
    let other = OperationQueue.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(other.advanced(by: .milliseconds(1500)).date.timeIntervalSinceReferenceDate == 11.5)
  }

  @Test func theImmediateSchedulerRunsEverythingAtOnce() {
    var log: [Int] = []
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { log.append(1) }
    scheduler.schedule(after: scheduler.now.advanced(by: 100)) { log.append(2) }
    let handle = scheduler.schedule(after: scheduler.now, interval: 10) { log.append(3) }
    #expect(log == [1, 2, 3])
    #expect(String(describing: handle) == "Empty")
  }
}
