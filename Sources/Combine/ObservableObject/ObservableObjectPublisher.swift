/// A publisher that says that an observable object is about to change.
///
/// It tells every subscriber each time, whether or not that has asked for it.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let hub = ConduitHub<Void, Never>(name: "ObservableObjectPublisher", countsDemand: false)

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    hub.attach(subscriber, owner: self)
  }

  /// Tells the subscribers that the object is about to change. Safe from any thread.
  public func send() { hub.send(()) }
}
