/// A publisher that will send one value and finish, or fail, once its promise is kept.
///
/// The work starts when the future is made, not when it is subscribed to, and its result is kept for later subscribers.
public final class Future<Output, Failure>: Publisher where Failure: Error {
  /// The closure to call with the result. Only the first call counts; it is safe from any thread.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = SharedLock()
  private var result: Result<Output, Failure>?
  private var waiting: ContiguousArray<FutureConduit<Output, Failure>> = []

  /// Makes a future and starts its work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfil)
  }

  /// Attaches a subscriber; it is sent the result when it has asked and the result is there.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = FutureSubscription(subscriber, lock, self)
    let waits = lock.withLock {
      guard result == nil else { return false }
      waiting.append(conduit)
      return true
    }
    subscriber.receive(subscription: conduit)
    if !waits { conduit.resolve() }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else {
      lock.unlock()
      return
    }
    self.result = result
    let waiting = self.waiting
    self.waiting = []
    lock.unlock()
    waiting.forEach { $0.resolve() }
  }

  /// The result, if it is there. Needs the lock.
  fileprivate var resultLocked: Result<Output, Failure>? { result }

  fileprivate func drop(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === conduit } }
  }
}

private class FutureConduit<Output, Failure: Error> {
  /// Sends the result if the subscriber is ready for it: a failure at any time, a value once it has asked.
  func resolve() { abstractMethod() }
}

private final class FutureSubscription<Downstream: Subscriber>: FutureConduit<Downstream.Input, Downstream.Failure>,
  Subscription, Introspectable
{
  private let lock: SharedLock
  private var parent: Future<Downstream.Input, Downstream.Failure>?
  private var downstream: Downstream?
  private var isRequested = false

  init(_ downstream: Downstream, _ lock: SharedLock, _ parent: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.lock = lock
    self.parent = parent
  }

  var description: String { "Future" }

  var customMirror: Mirror {
    let children: [Mirror.Child] = lock.withLock {
      [
        ("parent", parent as Any), ("downstream", downstream as Any),
        ("hasAnyDemand", isRequested && downstream != nil),
        ("subject", parent as Any),
      ]
    }
    return Mirror(self, children: children)
  }

  override func resolve() {
    lock.lock()
    guard let result = parent?.resultLocked, let downstream else {
      lock.unlock()
      return
    }
    if case .success = result, !isRequested {
      lock.unlock()
      return
    }
    self.downstream = nil
    lock.unlock()
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
    withExtendedLifetime(lock.withLock { parent.take() }) {}
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.withLock { isRequested = true }
    resolve()
  }

  func cancel() {
    lock.lock()
    let downstream = self.downstream
    let parent = release()
    lock.unlock()
    parent?.drop(self)
    withExtendedLifetime(downstream) {}
  }

  /// Needs the lock.
  private func release() -> Future<Downstream.Input, Downstream.Failure>? {
    downstream = nil
    return parent.take()
  }
}
