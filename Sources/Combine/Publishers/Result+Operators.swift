extension Result.Publisher {
  /// Whether the value satisfies the predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Whether the value satisfies a predicate that may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Whether the value satisfies the predicate.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher { map(predicate) }

  /// Whether the value satisfies a predicate that may throw.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// The value in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// The number of values: one.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// The smallest value: the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// The smallest value: the only one.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryRemoveDuplicates(by: areInIncreasingOrder) }

  /// The largest value: the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// The largest value: the only one.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher { tryRemoveDuplicates(by: areInIncreasingOrder) }

  /// The first value: the only one.
  public func first() -> Result<Output, Failure>.Publisher { self }

  /// The last value: the only one.
  public func last() -> Result<Output, Failure>.Publisher { self }

  /// Nothing.
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  /// The transformed value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

  /// The transformed value, or what the transform throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// The value, or the transformed error.
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    .init(result.mapError(transform))
  }

  /// The value combined with the initial result.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// The value combined with the initial result, or what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The value: it has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

  /// The value, compared with itself; what the closure throws is the failure.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap { output in
      _ = try predicate(output, output)
      return output
    }
  }

  /// The value, or the replacement for the error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): .init(value)
    case .failure: .init(output)
    }
  }

  /// The result: it is not empty.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  /// The result: it would be the same again.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

  /// The value combined with the initial result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// The value combined with the initial result, or what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }
}

extension Result.Publisher where Failure == Never {
  /// The value, as of a publisher that could fail.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    switch result {
    case .success(let value): .init(value)
    }
  }
}

extension Result.Publisher where Success: Equatable {
  /// Whether this is the value.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// The value: it has no duplicates.
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// The smallest value: the only one.
  public func min() -> Result<Output, Failure>.Publisher { self }

  /// The largest value: the only one.
  public func max() -> Result<Output, Failure>.Publisher { self }
}
