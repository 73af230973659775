extension Just {
  /// Whether the value satisfies the predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Whether the value satisfies a predicate that may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// The value in an array.
  public func collect() -> Just<[Output]> { .init([output]) }

  /// The transformed value, unless it is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(transform(output)) }

  /// The smallest value: the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The largest value: the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The elements, then the value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

  /// The elements of the sequence, then the value.
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element, S: Sequence { .init(sequence: elements + [output]) }

  /// The value, then the elements.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

  /// The value, then the elements of the sequence.
  public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where Output == S.Element, S: Sequence { .init(sequence: [output] + elements) }

  /// Whether the value satisfies the predicate.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Whether the value satisfies a predicate that may throw.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try predicate(output) })
  }

  /// The number of values: one.
  public func count() -> Just<Int> { .init(1) }

  /// Nothing, unless the count is zero. Traps if it is negative.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
    precondition(count >= 0, "count must not be negative")
    return .init(count > 0 ? nil : output)
  }

  /// The value, unless it satisfies the predicate.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher { .init(predicate(output) ? nil : output) }

  /// The first value: the only one.
  public func first() -> Just<Output> { self }

  /// The value, if it satisfies the predicate.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// The last value: the only one.
  public func last() -> Just<Output> { self }

  /// The value, if it satisfies the predicate.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// The value, if it satisfies the predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher { .init(isIncluded(output) ? output : nil) }

  /// Nothing.
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  /// The transformed value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

  /// The transformed value, or what the transform throws.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// The value, as of a publisher that could fail.
  public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error { .init(output) }

  /// The value, if the index is zero. Traps if it is negative.
  public func output(at index: Int) -> Output?.Publisher {
    precondition(index >= 0, "index must not be negative")
    return .init(index == 0 ? output : nil)
  }

  /// The value, if the range begins at zero. As on Apple's platforms that is so for an empty range too.
  public func output<R>(in range: R) -> Output?.Publisher where R: RangeExpression, R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// The value, unless the length is zero. Traps if it is negative.
  public func prefix(_ maxLength: Int) -> Output?.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  /// The value, if it satisfies the predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// The value combined with the initial result.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    .init(nextPartialResult(initialResult, output))
  }

  /// The value combined with the initial result, or what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// The value: it has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// The value: it has no duplicates.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    .init(
      Result {
        _ = try predicate(output, output)
        return output
      })
  }

  /// The value: there is no error.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// The value: it is not empty.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// The value: it cannot fail.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// The value combined with the initial result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// The value combined with the initial result, or what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryReduce(initialResult, nextPartialResult)
  }

  /// The value, as of a publisher that could fail.
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error { .init(output) }
}

extension Just where Output: Comparable {
  /// The smallest value: the only one.
  public func min() -> Just<Output> { self }

  /// The largest value: the only one.
  public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
  /// Whether this is the value.
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

  /// The value: it has no duplicates.
  public func removeDuplicates() -> Just<Output> { self }
}
