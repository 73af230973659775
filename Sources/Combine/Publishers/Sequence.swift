extension Publishers {
  /// A publisher that sends the elements of a sequence, as many as are asked for, then finishes.
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    /// The sequence of elements to send.
    public let sequence: Elements

    /// Makes a publisher of a sequence of elements.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber; it gets its own iterator of the sequence.
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      if let inner = SequenceInner(subscriber, sequence, .finished) {
        subscriber.receive(subscription: inner)
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// A publisher that sends the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}
