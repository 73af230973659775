/// What a store tells one after the other. A page has no store: there is nothing, or nothing ever comes.
public struct _StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  /// Whether somebody who listens waits for what never comes.
  let waits: Bool

  /// Is asked for one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let waits: Bool

    /// The next: none. What tells of changes returns when the task is cancelled.
    public mutating func next() async -> Element? {
      guard waits else { return nil }
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
      return nil
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }

  /// There is nothing.
  static var empty: _StoreSequence { _StoreSequence(waits: false) }
  /// Nothing ever comes.
  static var silent: _StoreSequence { _StoreSequence(waits: true) }
}
