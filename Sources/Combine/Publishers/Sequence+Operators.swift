extension Publishers.Sequence {
  /// Whether all elements satisfy the predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  /// Whether all elements satisfy a predicate that may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  /// All elements in an array.
  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

  /// The transformed elements that are not nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// Whether an element satisfies the predicate.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  /// Whether an element satisfies a predicate that may throw.
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    .init(Result { try sequence.contains(where: predicate) })
  }

  /// The elements from the first that does not satisfy the predicate.
  public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// The elements after the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    .init(sequence: sequence.dropFirst(count))
  }

  /// The elements that satisfy the predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Nothing.
  public func ignoreOutput() -> Empty<Output, Failure> { .init() }

  /// The transformed elements.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// The first elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  /// The elements before the first that does not satisfy the predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.prefix(while: predicate))
  }

  /// All elements combined.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  /// All elements combined, or what the closure throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// The elements, each nil replaced.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// The elements combined so far, after each one.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Sequence<[T], Failure>
  {
    var result = initialResult
    return map { element in
      result = nextPartialResult(result, element)
      return result
    }
  }

  /// The elements, as of a publisher that could fail.
  public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// The elements that differ from the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var result: [Output] = []
    for element in sequence where result.last != element { result.append(element) }
    return .init(sequence: result)
  }

  /// Whether this is one of the elements.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }
}

extension Publishers.Sequence where Failure == Never {
  /// The smallest element.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  /// The largest element.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  /// The first element that satisfies the predicate.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { .init(sequence.first(where: predicate)) }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// The smallest element.
  public func min() -> Output?.Publisher { .init(sequence.min()) }

  /// The largest element.
  public func max() -> Output?.Publisher { .init(sequence.max()) }
}
