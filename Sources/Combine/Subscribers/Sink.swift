extension Subscribers {
  /// A subscriber that asks for everything at once and hands it to two closures.
  public final class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  where Failure: Error {
    private let gate: Gate<SinkClosures<Input, Failure>>
    private let lock = Lock()
    private var status = SubscriptionStatus.awaiting

    /// Makes a subscriber of the two closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      gate = Gate(SinkClosures(onValue: receiveValue, onCompletion: receiveCompletion))
    }

    /// The closure that gets the values; one that does nothing after completion or cancellation.
    public var receiveValue: (Input) -> Void { gate.use { $0.onValue } ?? { _ in } }

    /// The closure that gets the completion; one that does nothing after completion or cancellation.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      gate.use { $0.onCompletion } ?? { _ in }
    }

    /// The word `Sink`.
    public var description: String { "Sink" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

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

    /// Hands the value to its closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      gate.use { $0.onValue(value) }
      return .none
    }

    /// Hands the completion to its closure, and lets go of both closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let previous = terminate()
      guard !previous.isTerminal else { return }
      gate.use { $0.onCompletion(completion) }
      gate.close()
      withExtendedLifetime(previous) {}
    }

    /// Cancels the subscription, and lets go of both closures.
    public func cancel() {
      let previous = terminate()
      gate.close()
      previous.subscription?.cancel()
    }

    private func terminate() -> SubscriptionStatus {
      lock.withLock {
        defer { status = .terminal }
        return status
      }
    }
  }
}

private final class SinkClosures<Input, Failure: Error> {
  let onValue: (Input) -> Void
  let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(onValue: @escaping (Input) -> Void, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.onValue = onValue
    self.onCompletion = onCompletion
  }
}

extension Publisher {
  /// Hands the values and the completion to closures. Keep the result: releasing it cancels.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

extension Publisher where Failure == Never {
  /// Hands the values of a publisher that cannot fail to a closure. Keep the result: releasing it cancels.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
