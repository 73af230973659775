/// A type that can send a sequence of values over time to one or more subscribers.
///
/// A publisher sends any number of values, then at most one completion: `.finished`, or a failure.
public protocol Publisher<Output, Failure> {
  /// The kind of values this publisher sends.
  associatedtype Output

  /// The kind of error this publisher may fail with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches the subscriber to this publisher. Call `subscribe(_:)` instead of this.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches the subscriber to this publisher.
  ///
  /// Always call this rather than `receive(subscriber:)`: it also tells the introspection hooks that are enabled.
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    if IntrospectionHub.isActive {
      IntrospectionHub.subscribe(subscriber, to: self)
    } else {
      receive(subscriber: subscriber)
    }
  }

  /// Attaches the subject to this publisher; the result cancels the attachment.
  public func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
