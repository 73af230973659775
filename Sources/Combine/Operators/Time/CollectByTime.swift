extension Publisher {
  /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
  ///
  /// What is collected when the upstream finishes is sent first; when it fails, it is dropped. A period without values sends
  /// nothing. With a count, a full group is sent at once and its period begins anew.
  public func collect<S>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil)
    -> Publishers.CollectByTime<Self, S> where S: Scheduler
  {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// A strategy for collecting received elements.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// A grouping that collects and periodically publishes items.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// A grouping that collects and publishes items periodically or when a buffer reaches a maximum size.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that buffers and periodically publishes its items.
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that this publisher receives elements from.
    public let upstream: Upstream

    /// The strategy with which to collect and publish elements.
    public let strategy: TimeGroupingStrategy<Context>

    /// Scheduler options to use for the strategy.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that buffers and periodically publishes its items.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.subscribe(CollectByTimeSubscription<Upstream, Context, S>(subscriber, strategy, options))
    }
  }
}

private final class CollectByTimeSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>:
  SerialSubscription<Downstream>, Subscriber, Introspectable
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  private var state: CollectByTimeState<Upstream.Output>
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var timer: (any Cancellable)?

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval) = (scheduler, interval)
      state = CollectByTimeState(capacity: nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      precondition(count > 0, "A group must hold at least one element")
      (self.scheduler, self.interval) = (scheduler, interval)
      state = CollectByTimeState(capacity: count)
    }
    self.options = options
    super.init(downstream)
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    guard let downstream = begin(subscription) else { return }
    downstream.receive(subscription: self)
    startPeriod()
    subscription.request(.unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let step = lock.withLock { isSubscribed ? state.receive(input) : .wait }
    if step == .restartPeriod {
      startPeriod()
      flush()
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard isSubscribed else { return lock.unlock() }
    endUpstream()
    let timer = self.timer.take()
    if case .failure = completion { state = CollectByTimeState(capacity: nil) } else { state.close() }
    self.completion = completion
    lock.unlock()
    timer?.cancel()
    flush()
  }

  override func request(_ demand: Subscribers.Demand) { demanded(demand) }

  override func demanded(_ demand: Subscribers.Demand) {
    lock.withLock { state.request(demand) }
    flush()
  }

  override func cancel() {
    super.cancel()
    lock.lock()
    let dropped = (timer.take(), state)
    state = CollectByTimeState(capacity: nil)
    lock.unlock()
    dropped.0?.cancel()
  }

  private func startPeriod() {
    let new = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in
      guard let self else { return }
      lock.withLock { state.close() }
      flush()
    }
    lock.lock()
    let isOver = !isSubscribed
    let previous = isOver ? new : timer
    if !isOver { timer = new }
    lock.unlock()
    previous?.cancel()
  }

  /// Sends the groups that are complete and asked for, then the completion.
  private func flush() {
    while queueNext() { deliverOldest() }
  }

  private func queueNext() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if let group = state.take() {
      append(group)
      return true
    }
    guard state.isEmpty, let completion = completion.take() else { return false }
    append(completion)
    return true
  }
}
