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
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(subscription: SequenceInner(subscriber, sequence, iterator, first))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
  /// A publisher that sends the elements of this sequence.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

/// Sends elements on request. A request made while elements are being sent only raises the demand.
private final class SequenceInner<Downstream: Subscriber, Elements: Sequence>: Subscription, Introspectable
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private var downstream: Downstream?
  private var sequence: Elements?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: Downstream, _ sequence: Elements, _ iterator: Elements.Iterator, _ first: Elements.Element) {
    self.downstream = downstream
    self.sequence = sequence
    self.iterator = iterator
    next = first
  }

  var description: String { lock.withLock { sequence }.map { "\($0)" } ?? "Sequence" }

  var customMirror: Mirror {
    let sequence = lock.withLock { self.sequence }
    return Mirror(self, children: [("sequence", sequence as Any)])
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    self.demand += demand
    guard !isSending, downstream != nil else {
      lock.unlock()
      return
    }
    isSending = true
    while let downstream, let value = next, self.demand > .none {
      self.demand -= 1
      lock.unlock()
      // Only the sender moves the iterator, so it may run the sequence's own code without the lock.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      guard self.downstream != nil else { break }
      next = following
      self.demand += more
      if following == nil {
        self.downstream = nil
        sequence = nil
        lock.unlock()
        downstream.receive(completion: .finished)
        return
      }
    }
    isSending = false
    lock.unlock()
  }

  func cancel() {
    lock.lock()
    let released = (downstream.take(), sequence.take(), next.take())
    lock.unlock()
    withExtendedLifetime(released) {}
  }
}
