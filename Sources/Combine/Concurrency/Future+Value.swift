extension Future where Failure == Never {
  /// The published value of the future, delivered asynchronously.
  ///
  /// A future that never fails cannot report cancellation either: this waits until the value is there.
  public final var value: Output {
    get async {
      let subscriber = AsyncSubscriber<Output, Never>()
      subscribe(subscriber)
      guard let value = await subscriber.nextRegardlessOfCancellation() else {
        fatalError("A future finished without a value")
      }
      return value
    }
  }
}

extension Future {
  /// The published value of the future or an error, delivered asynchronously.
  ///
  /// Cancelling the task ends the wait with `CancellationError`; the future itself goes on.
  public final var value: Output {
    get async throws {
      let subscriber = AsyncSubscriber<Output, Failure>()
      subscribe(subscriber)
      guard let value = try await subscriber.next(isolation: nil).get() else { throw CancellationError() }
      return value
    }
  }
}
