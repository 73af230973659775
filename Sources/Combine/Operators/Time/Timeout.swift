extension Publisher {
  /// Terminates publishing if the upstream publisher exceeds the specified time interval without producing an element.
  ///
  /// - Parameters:
  ///   - interval: The maximum time the publisher can go without emitting an element.
  ///   - scheduler: The scheduler on which the values, the completion and the end of the time are delivered.
  ///   - options: Scheduler options of the delivery.
  ///   - customError: Makes the failure with which the stream ends when the time is up; nil, the default, means it finishes.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

extension Publishers {
  /// A publisher that terminates publishing if the upstream publisher exceeds a specified time interval without producing an
  /// element.
  public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream

    /// The maximum time interval the publisher can go without emitting an element.
    public let interval: Context.SchedulerTimeType.Stride

    /// The scheduler on which elements are delivered.
    public let scheduler: Context

    /// Scheduler options that customize the delivery of elements.
    public let options: Context.SchedulerOptions?

    /// A closure that makes the failure for a timeout; nil to finish instead.
    public let customError: (() -> Upstream.Failure)?

    /// Creates a publisher that terminates if its upstream goes an interval without producing an element.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(TimeoutSubscription(subscriber, self))
    }
  }
}

private final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>: SerialSubscription<Downstream>,
  Subscriber, Introspectable
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var customError: (() -> Downstream.Failure)?
  private let wakeUp = WakeUp()
  private var state: TimeoutState<Context.SchedulerTimeType>
  private var isRequested = false

  init<Upstream>(_ downstream: Downstream, _ timeout: Publishers.Timeout<Upstream, Context>)
  where Upstream.Failure == Downstream.Failure {
    interval = timeout.interval
    scheduler = timeout.scheduler
    options = timeout.options
    customError = timeout.customError
    state = TimeoutState(rearms: !timeout.scheduler._takesWorkBack)
    super.init(downstream)
  }

  var description: String { "Timeout" }

  override var cancelsEndedUpstream: Bool { true }

  func receive(subscription: any Subscription) {
    guard let downstream = begin(subscription) else { return }
    touch()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard enqueue(input) else { return .none }
    touch()
    scheduler.schedule(options: options) { self.deliverOldest() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard enqueue(completion) else { return }
    stop()
    scheduler.schedule(options: options) { self.deliverOldest() }
  }

  override func request(_ demand: Subscribers.Demand) {
    let isFirst = lock.withLock {
      defer { isRequested = true }
      return !isRequested && isSubscribed
    }
    if isFirst { touch() }
    super.request(demand)
  }

  override func cancel() {
    super.cancel()
    stop()
  }

  private func touch() {
    let deadline = scheduler.now.advanced(by: interval)
    follow(lock.withLock { state.touch(deadline: deadline) })
  }

  private func stop() {
    let released = lock.withLock {
      state.stop()
      return customError.take()
    }
    wakeUp.cancel()
    withExtendedLifetime(released) {}
  }

  private func follow(_ step: TimeoutState<Context.SchedulerTimeType>.Step) {
    switch step {
    case .wait: break
    case .wake(let time):
      wakeUp.set(on: scheduler, at: time, repeating: interval, options: options) { [self] in
        follow(lock.withLock { state.wake() })
      }
    case .expire: expire()
    }
  }

  private func expire() {
    let customError = lock.withLock { isSubscribed ? self.customError.take() : nil }
    let completion = customError.map { Subscribers.Completion.failure($0()) } ?? .finished
    lock.lock()
    guard isSubscribed else { return lock.unlock() }
    let upstream = endUpstream()
    append(completion)
    lock.unlock()
    upstream?.cancel()
    deliverOldest()
  }
}
