import CombineTesting
import Foundation
import Synchronization
import Testing

@testable import Combine

@Suite struct HostContextTests {
  @Test func idleBodiesRunOnceWhenTheLastWorkEnds() {
    let context = HostContext()
    let calls = Mutex(0)
    context.begin()
    context.begin()
    context.whenIdle { calls.withLock { $0 += 1 } }
    context.end()
    #expect(calls.withLock { $0 } == 0)
    context.end()
    #expect(calls.withLock { $0 } == 1)
    context.begin()
    context.end()
    #expect(calls.withLock { $0 } == 1)
    context.whenIdle { calls.withLock { $0 += 10 } }
    #expect(calls.withLock { $0 } == 11)
  }

  @Test func theBodyRunsInsideAndTheContextEndsWithIt() {
    let context = HostContext()
    #expect(HostContext.current == nil)
    context.run { #expect(HostContext.current === context) }
    #expect(HostContext.current == nil)
  }

  @Test(arguments: Target.allCases) func oneShotWorkIsPendingAndRunsInside(_ target: Target) async {
    let context = HostContext()
    let seen = Mutex<[Bool]>([])
    context.run {
      target.schedule { seen.withLock { $0.append(HostContext.current === context) } }
      target.schedule(after: 0.001) { seen.withLock { $0.append(HostContext.current === context) } }
    }
    await withCheckedContinuation { continuation in context.whenIdle { continuation.resume() } }
    #expect(seen.withLock { $0 } == [true, true])
    #expect(context.pendingCount == 0)
  }

  @Test(arguments: Target.allCases) func cancelledWorkIsNotPending(_ target: Target) {
    let context = HostContext()
    context.run {
      let work = target.scheduleOnce(after: 3600) { Issue.record("cancelled work ran") }
      #expect(context.pendingCount == 1)
      work.cancel()
      work.cancel()
    }
    #expect(context.pendingCount == 0)
  }

  @Test(arguments: Target.allCases) func repeatingWorkIsNeverPending(_ target: Target) {
    let context = HostContext()
    context.run {
      let work = target.scheduleRepeating(every: 3600) {}
      #expect(context.pendingCount == 0)
      work.cancel()
    }
  }

  @Test func aDebouncedPipelineIsPendingUntilItHasSent() {
    let clock = VirtualClock()
    let context = HostContext(clock: clock)
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = context.run {
      let cancellable = subject.debounce(for: 0.3, scheduler: DispatchQueue.global()).sink { _ in }
      subject.send(1)
      subject.send(2)
      return cancellable
    }
    #expect(context.pendingCount == 1)
    cancellable.cancel()
    #expect(context.pendingCount == 0)
    #expect(clock.scheduledCount == 0)
  }

  enum Target: CaseIterable {
    case mainRunLoop, mainQueue, globalQueue, operationQueue

    func schedule(_ action: @escaping () -> Void) {
      switch self {
      case .mainRunLoop: RunLoop.main.schedule(action)
      case .mainQueue: DispatchQueue.main.schedule(action)
      case .globalQueue: DispatchQueue.global().schedule(action)
      case .operationQueue: OperationQueue.main.schedule(action)
      }
    }

    func schedule(after seconds: Double, _ action: @escaping () -> Void) {
      switch self {
      case .mainRunLoop: RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(seconds)), action)
      case .mainQueue:
        DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(seconds)), action)
      case .globalQueue:
        DispatchQueue.global().schedule(after: DispatchQueue.main.now.advanced(by: .seconds(seconds)), action)
      case .operationQueue:
        OperationQueue.main.schedule(after: OperationQueue.main.now.advanced(by: .seconds(seconds)), action)
      }
    }

    func scheduleOnce(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
      func once<S: Scheduler>(_ scheduler: S) -> any Cancellable {
        scheduler._scheduleOnce(
          after: scheduler.now.advanced(by: .seconds(seconds)), tolerance: scheduler.minimumTolerance, options: nil,
          action)
      }
      switch self {
      case .mainRunLoop: return once(RunLoop.main)
      case .mainQueue: return once(DispatchQueue.main)
      case .globalQueue: return once(DispatchQueue.global())
      case .operationQueue: return once(OperationQueue.main)
      }
    }

    func scheduleRepeating(every seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
      func repeating<S: Scheduler>(_ scheduler: S) -> any Cancellable {
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds)), interval: .seconds(seconds), action)
      }
      switch self {
      case .mainRunLoop: return repeating(RunLoop.main)
      case .mainQueue: return repeating(DispatchQueue.main)
      case .globalQueue: return repeating(DispatchQueue.global())
      case .operationQueue: return repeating(OperationQueue.main)
      }
    }
  }
}
