/// Sends the elements of a sequence on request. A request made while elements are being sent only raises the demand.
final class SequenceInner<Downstream: Subscriber, Elements: Sequence>: Subscription, Introspectable
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private var downstream: Downstream?
  private var sequence: Elements?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private let completion: Subscribers.Completion<Downstream.Failure>

  /// Whether this replays a `Record`, and shows itself as such.
  private let isRecord: Bool

  /// Nil if the sequence is empty.
  init?(
    _ downstream: Downstream, _ sequence: Elements, _ completion: Subscribers.Completion<Downstream.Failure>,
    isRecord: Bool = false
  ) {
    self.isRecord = isRecord
    iterator = sequence.makeIterator()
    guard let first = iterator.next() else { return nil }
    next = first
    self.downstream = downstream
    self.sequence = sequence
    self.completion = completion
  }

  var description: String {
    lock.withLock { sequence }.map { "\($0)" } ?? (isRecord ? "Cancelled Events" : "Sequence")
  }

  var customMirror: Mirror {
    let sequence = lock.withLock { self.sequence }
    let shown: Mirror.Child = ("sequence", sequence ?? [Downstream.Input]() as Any)
    return Mirror(self, children: isRecord ? [shown, ("completion", completion)] : [shown])
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    guard !isSending, let downstream else {
      lock.unlock()
      return
    }
    isSending = true
    while let value = next, self.demand > .none {
      self.demand -= 1
      lock.unlock()
      // Only the sender moves the iterator, so it may run the sequence's own code without the lock.
      let following = iterator.next()
      let more = downstream.receive(value)
      lock.lock()
      guard self.downstream != nil else { break }
      self.demand += more
      next = following
      if following == nil {
        self.downstream = nil
        sequence = nil
        lock.unlock()
        downstream.receive(completion: completion)
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
