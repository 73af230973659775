import Foundation

extension Timer {
  /// Returns a publisher that repeatedly emits the current date on the given interval.
  ///
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: Not used: the publisher has no tolerance, as on Apple's platforms. Its initialiser takes one.
  ///   - runLoop: The run loop on which the dates arrive.
  ///   - mode: The mode of the run loop in which the timer runs.
  ///   - options: Scheduler options of the run loop.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher that repeatedly emits the current date on a given interval, from `connect()` on.
  ///
  /// A date for which a subscriber has no demand is not kept for it.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public final let interval: TimeInterval

    /// The leeway of each tick, in seconds.
    public final let tolerance: TimeInterval?

    /// The run loop on which the dates arrive.
    public final let runLoop: RunLoop

    /// The mode of the run loop in which the timer runs.
    public final let mode: RunLoop.Mode

    /// Scheduler options of the run loop.
    public final let options: RunLoop.SchedulerOptions?

    private let hub = TimerHub()

    /// Creates a publisher that repeatedly emits the current date on the given interval.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      let subscription = TimerSubscription(hub: hub, subscriber)
      hub.add(subscription)
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer; the result stops it, and lets go of its subscribers.
    public final func connect() -> any Cancellable {
      let hub = hub
      let start = runLoop.now.date + interval
      let ticking = runLoop.repeats(after: start, interval: interval, tolerance: tolerance ?? 0, mode: mode) {
        hub.send(HostContext.dateNow)
      }
      return TimerConnection(ticking: ticking, hub: hub)
    }
  }
}

/// What `connect()` returns.
private struct TimerConnection: Cancellable {
  let ticking: AnyCancellable
  let hub: TimerHub

  func cancel() {
    ticking.cancel()
    hub.removeAll()
  }
}
