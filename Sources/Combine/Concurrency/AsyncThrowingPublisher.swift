extension Publisher {
  /// The elements produced by the publisher, as a throwing asynchronous sequence.
  ///
  /// Each iteration subscribes anew and asks for one value at a time. A failure of the publisher is thrown once. Leaving the
  /// loop cancels the subscription, and so does cancelling the task.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output
  public typealias Failure = any Error
  public typealias AsyncIterator = Iterator

  private let publisher: P

  /// Creates a publisher that exposes elements received from an upstream publisher as a throwing asynchronous sequence.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes, and returns the iterator over what will come.
  public func makeAsyncIterator() -> Iterator {
    let subscriber = AsyncSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return Iterator(subscriber: subscriber, lifetime: AnyCancellable(subscriber))
  }

  /// The iterator that produces elements of the asynchronous publisher sequence.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = any Error

    let subscriber: AsyncSubscriber<P.Output, P.Failure>
    let lifetime: AnyCancellable

    /// The next value; nil when the publisher has finished or the task is cancelled. Throws the publisher's failure.
    public mutating func next() async throws -> P.Output? {
      try await next(isolation: nil)
    }

    /// The next value; nil when the publisher has finished or the task is cancelled. Throws the publisher's failure.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await subscriber.next(isolation: actor).get()
    }
  }
}
