/// A publisher that says that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let hub = ConduitHub<Void, Never>(name: "ObservableObjectPublisher")

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    hub.attach(subscriber, owner: self)
  }

  /// Tells the subscribers that the object is about to change. Safe from any thread.
  public func send() { hub.send(()) }
}
