import Dispatch
import Foundation

extension RunLoop: Scheduler {
  /// Options that affect the operation of the run loop scheduler: there are none.
  public struct SchedulerOptions: Sendable {}

  /// The minimum tolerance of a run loop: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// The present, or the date on the clock of the host that the running code is inside of.
  public var now: SchedulerTimeType { SchedulerTimeType(HostContext.dateNow) }

  /// Performs the action in the next turn of the loop.
  ///
  /// Work for the main run loop goes through the main dispatch queue, so it is prompt in every kind of program.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.schedule(options: nil, action) }
    guard HostContext.current == nil else {
      let work = OneShotWork(action)
      return agent(.default).perform { work.run() }
    }
    agent(.default).perform(action)
  }

  /// Performs the action when the date has come.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain {
      return DispatchQueue.main.schedule(
        after: .init(HostContext.dispatchTime(at: date.date)), tolerance: .seconds(tolerance.magnitude), options: nil,
        action)
    }
    _ = _scheduleOnce(after: date, tolerance: tolerance, options: options, action)
  }

  /// Performs the action when the date has come, and then once in every interval until the result is cancelled or let go.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeats(after: date.date, interval: interval.magnitude, tolerance: tolerance.magnitude, mode: .default, action)
  }

  /// Work that was cancelled is not performed.
  public var _takesWorkBack: Bool { true }

  /// Performs the action when the date has come, unless the result is cancelled before.
  public func _scheduleOnce(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return DispatchQueue.main._scheduleOnce(
        after: .init(HostContext.dispatchTime(at: date.date)), tolerance: .seconds(tolerance.magnitude), options: nil,
        action)
    }
    let work = OneShotWork(action)
    let agent = agent(.default)
    if let (context, clock) = HostContext.virtualTime {
      work.onCancel(
        clock.schedule(after: context.delay(until: date.date), isPending: true) { agent.perform { work.run() } })
    } else {
      work.onCancel(agent.perform(after: date.date) { work.run() })
    }
    return work
  }

  /// The repeating timer of this run loop, without a Foundation timer of its own.
  func repeats(
    after date: Date, interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    if isMain {
      return AnyCancellable(
        DispatchQueue.main.schedule(
          after: .init(HostContext.dispatchTime(at: date)), interval: .seconds(interval),
          tolerance: .seconds(tolerance),
          options: nil, action))
    }
    let work = RepeatingWork(action)
    let agent = agent(mode)
    if let (context, clock) = HostContext.virtualTime {
      work.repeats(on: clock, after: context.delay(until: date), every: interval) { agent.perform { work.run() } }
    } else {
      work.repeats(on: agent, from: date, every: interval)
    }
    return AnyCancellable(work)
  }

  /// Whether this is the main run loop, whose work goes through the main queue.
  var isMain: Bool { self === MainRunLoop.shared }

  private func agent(_ mode: RunLoop.Mode) -> RunLoopAgent { .agent(of: self, mode: mode) }
}

private enum MainRunLoop {
  nonisolated(unsafe) static let shared = RunLoop.main
}

extension RepeatingWork {
  /// Runs on a run loop from a date on, then in every interval. Ticks that the loop was too busy for are left out.
  func repeats(on agent: RunLoopAgent, from date: Date, every interval: TimeInterval) {
    let interval = max(interval, 1e-4)
    onCancel(
      agent.perform(after: date) { [self] in
        let missed = max(0, (Date().timeIntervalSince(date) / interval).rounded(.down))
        repeats(on: agent, from: date + (missed + 1) * interval, every: interval)
        run()
      })
  }
}
