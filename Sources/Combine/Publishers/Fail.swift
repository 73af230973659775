/// A publisher that fails at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The error to fail with.
  public let error: Failure

  /// Makes a publisher that fails with the error.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails with the error, for subscribers of the given output.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

extension Fail: Sendable {}
