extension Result {
  /// A publisher that sends the success of this result and finishes, or fails with its failure.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the success of a result and finishes, or fails with its failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result to send.
    public let result: Result

    /// Makes a publisher of a result.
    public init(_ result: Result) {
      self.result = result
    }

    /// Makes a publisher that sends the value, then finishes.
    public init(_ output: Output) {
      self.init(.success(output))
    }

    /// Makes a publisher that fails with the error.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    /// Attaches a subscriber; it is sent the value when it asks, the failure at once.
    public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      switch result {
      case .success(let value):
        subscriber.receive(subscription: OneValueSubscription(subscriber, value, "Once"))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

extension Result.Publisher: Sendable where Success: Sendable {}
