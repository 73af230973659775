extension Subscribers {
  /// A subscriber that writes each value to a property of an object, which it keeps alive until completion or cancellation.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting
    private var root: Root?

    /// The property that gets the values.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Makes a subscriber that writes to one property of the object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// The object written to; nil after completion or cancellation.
    public var object: Root? { lock.withLock { root } }

    /// The word `Assign` and the type of the object.
    public var description: String { "Assign \(Root.self)." }

    /// A mirror of the object, the key path and the state.
    public var customMirror: Mirror {
      let (root, status) = lock.withLock { (self.root, self.status) }
      return Mirror(self, children: [("object", root as Any), ("keyPath", keyPath), ("status", status as Any)])
    }

    /// The same as the description.
    public var playgroundDescription: Any { description }

    /// Takes the first subscription and asks for everything; cancels any other.
    public func receive(subscription: any Subscription) {
      lock.lock()
      guard case .awaiting = status else {
        lock.unlock()
        subscription.cancel()
        return
      }
      status = .subscribed(subscription)
      lock.unlock()
      subscription.request(.unlimited)
    }

    /// Writes the value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status, let root else {
        lock.unlock()
        return .none
      }
      lock.unlock()
      root[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = release()
    }

    /// Cancels the subscription, and lets go of the object.
    public func cancel() {
      release().upstream?.cancel()
    }

    private func release() -> (root: Root?, upstream: (any Subscription)?) {
      lock.withLock {
        let released = (root.take(), status.subscription)
        status = .terminal
        return released
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object. Keep the result: releasing it cancels. The object is kept alive.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
