extension Optional.Publisher {
  /// Whether the value satisfies the predicate; nothing if there is no value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher { .init(output.map(predicate)) }

  /// The value in an array, empty if there is none.
  public func collect() -> [Output]?.Publisher { .init(output.map { [$0] } ?? []) }

  /// The transformed value, unless it is nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(output.flatMap(transform)) }

  /// The smallest value: the only one.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher { self }

  /// The largest value: the only one.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher { self }

  /// Whether the value satisfies the predicate; nothing if there is no value.
  public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher { .init(output.map(predicate)) }

  /// One if there is a value; otherwise nothing.
  public func count() -> Int?.Publisher { .init(output.map { _ in 1 }) }

  /// Nothing, unless the count is zero. Traps if it is negative.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
    precondition(count >= 0, "count must not be negative")
    return .init(count > 0 ? nil : output)
  }

  /// The value, unless it satisfies the predicate.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher { filter { !predicate($0) } }

  /// The first value: the only one.
  public func first() -> Output?.Publisher { self }

  /// The value, if it satisfies the predicate.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// The last value: the only one.
  public func last() -> Output?.Publisher { self }

  /// The value, if it satisfies the predicate.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// The value, if it satisfies the predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Nothing.
  public func ignoreOutput() -> Empty<Output, Never> { .init() }

  /// The transformed value.
  public func map<T>(_ transform: (Output) -> T) -> T?.Publisher { .init(output.map(transform)) }

  /// The value, if the index is zero. Traps if it is negative.
  public func output(at index: Int) -> Output?.Publisher {
    precondition(index >= 0, "index must not be negative")
    return .init(index == 0 ? output : nil)
  }

  /// The value, if the range contains zero. Traps if the lower bound is negative and, as on Apple's platforms, if the upper one is
  /// missing or among the two largest numbers.
  public func output<R>(in range: R) -> Output?.Publisher where R: RangeExpression, R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    precondition(range.upperBound < .max - 1, "upperBound is too large")
    return .init(range.contains(0) ? output : nil)
  }

  /// The value, unless the length is zero. Traps if it is negative.
  public func prefix(_ maxLength: Int) -> Output?.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return .init(maxLength > 0 ? output : nil)
  }

  /// The value, if it satisfies the predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// The value combined with the initial result; nothing if there is no value.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The value combined with the initial result; nothing if there is no value.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> T?.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  /// The value: it has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Output?.Publisher { self }

  /// The value: there is no error.
  public func replaceError(with output: Output) -> Output?.Publisher { self }

  /// The value, or the replacement if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { .init(self.output ?? output) }

  /// The value: it cannot fail.
  public func retry(_ times: Int) -> Output?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Whether this is the value; nothing if there is no value.
  public func contains(_ output: Output) -> Bool?.Publisher { .init(self.output.map { $0 == output }) }

  /// The value: it has no duplicates.
  public func removeDuplicates() -> Output?.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// The smallest value: the only one.
  public func min() -> Output?.Publisher { self }

  /// The largest value: the only one.
  public func max() -> Output?.Publisher { self }
}
