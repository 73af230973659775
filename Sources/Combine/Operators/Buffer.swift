extension Publishers {
  /// When a buffer asks its upstream for values.
  public enum PrefetchStrategy: Equatable, Hashable {
    /// At once, for as many as the buffer holds, and again as it empties.
    case keepFull
    /// At once, for everything; what does not fit is dealt with by the buffering strategy.
    case byRequest
  }

  /// What a buffer does about a value that does not fit.
  public enum BufferingStrategy<Failure> where Failure: Error {
    /// Drop the new value.
    case dropNewest
    /// Drop the oldest value, and keep the new one.
    case dropOldest
    /// Fail with the error of the closure.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values for a downstream that is slower than its upstream.
  public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are kept.
    public let upstream: Upstream

    /// How many values are kept at most.
    public let size: Int

    /// When the upstream is asked for values.
    public let prefetch: PrefetchStrategy

    /// What is done about a value that does not fit.
    public let whenFull: BufferingStrategy<Failure>

    /// Keeps the values of a publisher.
    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(BufferInner(subscriber, self))
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values for a downstream that has not asked for them yet.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

/// Keeps values, and sends them one at a time as they are asked for. The completion comes
/// after all of them.
private final class BufferInner<Downstream: Subscriber, Upstream: Publisher>: Subscriber, Subscription, Introspectable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let gate: Gate<SubscriberBox<Downstream>>
  private let lock = Lock()
  private var status = SubscriptionStatus.awaiting
  private let values = RingQueue<Downstream.Input>()
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private var completion: Subscribers.Completion<Downstream.Failure>?
  /// Whether there is a completion, and whether it is a failure: the completion itself costs more to look at.
  private var hasEnded = false
  private var hasFailed = false
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private var whenFull: Publishers.BufferingStrategy<Downstream.Failure>

  init(_ downstream: Downstream, _ buffer: Publishers.Buffer<Upstream>) {
    gate = Gate(SubscriberBox(downstream))
    size = buffer.size
    prefetch = buffer.prefetch
    whenFull = buffer.whenFull
  }

  var description: String { "Buffer" }

  var customMirror: Mirror {
    let children: [Mirror.Child] = lock.withLock {
      [
        ("values", values.elements), ("state", status as Any), ("downstreamDemand", demand),
        ("terminal", completion as Any),
      ]
    }
    return Mirror(self, children: children)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    guard case .awaiting = status else {
      lock.unlock()
      subscription.cancel()
      return
    }
    status = .subscribed(subscription)
    lock.unlock()
    switch prefetch {
    case .keepFull where size > 0: subscription.request(.max(size))
    case .keepFull: break
    case .byRequest: subscription.request(.unlimited)
    }
    gate.use { $0.base.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.lock()
    guard case .subscribed = status, !hasFailed else {
      lock.unlock()
      return .none
    }
    guard values.count < size else { return overflow(input) }
    values.append(input)
    return drain()
  }

  /// Called with the lock held; releases it.
  @inline(never)
  private func overflow(_ input: Downstream.Input) -> Subscribers.Demand {
    switch whenFull {
    case .dropNewest:
      return drain()
    case .dropOldest:
      let dropped = values.isEmpty ? nil : values.removeFirst()
      values.append(input)
      let more = drain()
      withExtendedLifetime(dropped) {}
      return more
    case .customError(let makeError):
      let upstream = status.subscription
      lock.unlock()
      let failure = makeError()
      // What is kept is sent for as long as there is demand; the failure waits for that only.
      lock.withLock { if !hasFailed { note(.failure(failure)) } }
      upstream?.cancel()
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    lock.lock()
    guard case .subscribed = status, !hasEnded else {
      lock.unlock()
      return
    }
    note(completion)
    _ = drain()
  }

  private func note(_ completion: Subscribers.Completion<Downstream.Failure>) {
    self.completion = completion
    hasEnded = true
    if case .failure = completion { hasFailed = true }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard case .subscribed(let upstream) = status else {
      lock.unlock()
      return
    }
    self.demand += demand
    let more = drain()
    if more > .none { upstream.request(more) }
  }

  /// Sends what waits, for as long as there is demand; the result is how much of the buffer is to be filled again. Called with the
  /// lock held; releases it.
  private func drain() -> Subscribers.Demand {
    guard !isSending else {
      lock.unlock()
      return .none
    }
    isSending = true
    var sent = 0
    while demand > .none, !values.isEmpty {
      let value = values.removeFirst()
      demand -= 1
      lock.unlock()
      let more = gate.use { $0.base.receive(value) } ?? .none
      sent += 1
      lock.lock()
      demand += more
    }
    isSending = false
    if hasEnded { sendCompletion() } else { lock.unlock() }
    return prefetch == .keepFull ? .max(sent) : .none
  }

  /// A failure does not wait for demand; the end does, as if it were a value. Called with the lock held; releases it.
  @inline(never)
  private func sendCompletion() {
    guard demand > .none ? values.isEmpty : hasFailed, !status.isTerminal, let completion else {
      lock.unlock()
      return
    }
    status = .terminal
    let released = release()
    lock.unlock()
    gate.use { $0.base.receive(completion: completion) }
    gate.close()
    withExtendedLifetime(released) {}
  }

  func cancel() {
    lock.lock()
    // Nobody can have been handed this before the upstream's subscription came.
    guard let upstream = status.subscription else {
      lock.unlock()
      return
    }
    status = .terminal
    let released = release()
    lock.unlock()
    gate.close()
    upstream.cancel()
    withExtendedLifetime(released) {}
  }

  /// Gives up what waits, and the closure. Called with the lock held; the result is to be let go of without it.
  private func release() -> ([Downstream.Input], Publishers.BufferingStrategy<Downstream.Failure>) {
    let released = (values.removeAll(), whenFull)
    whenFull = .dropNewest
    return released
  }
}
