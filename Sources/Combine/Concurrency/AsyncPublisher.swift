extension Publisher where Failure == Never {
  /// The elements produced by the publisher, as an asynchronous sequence.
  ///
  /// Each iteration subscribes anew and asks for one value at a time. Leaving the loop cancels the subscription, and so does
  /// cancelling the task.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A publisher that exposes its elements as an asynchronous sequence.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never
  public typealias AsyncIterator = Iterator

  private let publisher: P

  /// Creates a publisher that exposes elements received from an upstream publisher as an asynchronous sequence.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes, and returns the iterator over what will come.
  public func makeAsyncIterator() -> Iterator {
    let subscriber = AsyncSubscriber<P.Output, Never>()
    publisher.subscribe(subscriber)
    return Iterator(subscriber: subscriber, lifetime: AnyCancellable(subscriber))
  }

  /// The iterator that produces elements of the asynchronous publisher sequence.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = Never

    let subscriber: AsyncSubscriber<P.Output, Never>
    let lifetime: AnyCancellable

    /// The next value; nil when the publisher has finished or the task is cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// The next value; nil when the publisher has finished or the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await subscriber.next(isolation: actor).get()
    }
  }
}
