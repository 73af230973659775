extension Publishers {
  /// A publisher of the values of another at a range of positions.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are selected.
    public let upstream: Upstream

    /// The positions of the values to send.
    public let range: CountableRange<Int>

    /// Selects values of a publisher. Traps if a bound is negative.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "lowerBound must not be negative")
      precondition(range.upperBound >= 0, "upperBound must not be negative")
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      guard !range.isEmpty else {
        Empty().receive(subscriber: subscriber)
        return
      }
      var position = 0
      let range = range
      upstream.subscribe(
        FilterProducer<S, Output, Failure>(subscriber, "Output", details: .nothing, early: .passValues) {
          // The last value may bring others, which do not count.
          guard position < range.upperBound else { return .none }
          position += 1
          if position <= range.lowerBound { return $0.skip }
          let more = $0.pass($1)
          return position == range.upperBound ? more + $0.finish() : more
        })
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the value at one position, then finishes. Traps if the position is negative.
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(index >= 0, "index must not be negative")
    return output(in: index...index)
  }

  /// Sends the values at the positions of the range, then finishes. Traps if it begins below zero.
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the first values, then finishes. Traps if the length is negative.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return output(in: ..<maxLength)
  }
}
