extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The first element.
  public func first() -> Output?.Publisher { .init(sequence.first) }

  /// The element at the position; nothing outside of the sequence.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// The number of elements.
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// The elements at the positions of the range that exist.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// The number of elements.
  public func count() -> Just<Int> { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// The last element.
  public func last() -> Output?.Publisher { .init(sequence.last) }

  /// The last element that satisfies the predicate.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { .init(sequence.last(where: predicate)) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// The given elements, then those of this sequence.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

  /// The elements of another sequence, then those of this one.
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Sequence, Elements.Element == S.Element {
    var result = Elements()
    result.reserveCapacity(sequence.count + elements.underestimatedCount)
    result.append(contentsOf: elements)
    result.append(contentsOf: sequence)
    return .init(sequence: result)
  }

  /// The elements of another publisher, then those of this one.
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    publisher.append(sequence)
  }

  /// The elements of this sequence, then the given ones.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

  /// The elements of this sequence, then those of another.
  public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Sequence, Elements.Element == S.Element {
    var result = sequence
    result.append(contentsOf: elements)
    return .init(sequence: result)
  }

  /// The elements of this publisher, then those of another.
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
    append(publisher.sequence)
  }
}
