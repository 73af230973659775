/// A publisher that makes the real publisher anew for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the real publisher; runs once per subscriber, when it subscribes.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that runs the closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the real publisher and attaches the subscriber to it.
  public func receive<S>(subscriber: S)
  where
    S: Subscriber, DeferredPublisher.Failure == S.Failure,
    DeferredPublisher.Output == S.Input
  {
    createPublisher().subscribe(subscriber)
  }
}
