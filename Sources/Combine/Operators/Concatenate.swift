extension Publishers {
  /// A publisher that sends all values of one publisher, then those of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix

    /// The publisher whose values come after the first has finished.
    public let suffix: Suffix

    /// Puts one publisher after another.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Subscribes to the first publisher, and to the second when the first has finished.
    public func receive<S>(subscriber: S) where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      ConcatenateInner(subscriber, flattened).start()
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Sends the given elements after this publisher has finished.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends the elements of the sequence after this publisher has finished.
  public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element {
    append(.init(sequence: elements))
  }

  /// Sends the values of another publisher after this one has finished.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    .init(prefix: self, suffix: publisher)
  }

  /// Sends the given elements before the values of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends the elements of the sequence before the values of this publisher.
  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(.init(sequence: elements))
  }

  /// Sends the values of another publisher before those of this one.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    .init(prefix: publisher, suffix: self)
  }
}

/// A concatenation whose own type is not known: two publishers of the same output and failure.
protocol Concatenation<Output, Failure>: Publisher {
  var segments: (front: AnyPublisher<Output, Failure>, last: AnyPublisher<Output, Failure>) { get }
}

extension Publishers.Concatenate: Concatenation {
  var segments: (front: AnyPublisher<Output, Failure>, last: AnyPublisher<Output, Failure>) {
    (AnyPublisher(prefix), AnyPublisher(suffix))
  }

  /// Every segment in reverse order. A chain of appends, however long, is taken apart in a loop, not by recursion.
  fileprivate var flattened: [AnyPublisher<Output, Failure>] {
    var reversed = [AnyPublisher(suffix)]
    var front = AnyPublisher(prefix)
    while let (nextFront, last) = front.box.concatenation {
      reversed.append(last)
      front = nextFront
    }
    reversed.append(front)
    return reversed
  }
}

/// Subscribes to one segment after the other; what was asked for and not yet received is asked of the next one. This is a loop, so
/// that long chains cost no stack.
private final class ConcatenateInner<Downstream: Subscriber>: Subscription, Introspectable {
  typealias Segment = AnyPublisher<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var remaining: [Segment]
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  /// The number of the segment whose events count; zero before the first.
  private var current = 0
  private var isAnnounced = false
  private var isSwitching = false
  private var segmentFinished = false

  init(_ downstream: Downstream, _ reversedSegments: [Segment]) {
    self.downstream = downstream
    remaining = reversedSegments
  }

  var description: String { "Concatenate" }

  /// Goes on to the next segment. One that finishes while it is being subscribed to makes the loop go round.
  func start() {
    lock.lock()
    if isSwitching {
      segmentFinished = true
      lock.unlock()
      return
    }
    isSwitching = true
    while downstream != nil {
      segmentFinished = false
      guard let next = remaining.popLast() else {
        let downstream = self.downstream.take()
        lock.unlock()
        downstream?.receive(completion: .finished)
        return
      }
      current += 1
      let number = current
      lock.unlock()
      if number == 1 {
        next.subscribe(SegmentInput<Downstream, PrefixRole>(inner: self, number: number))
      } else {
        next.subscribe(SegmentInput<Downstream, SuffixRole>(inner: self, number: number))
      }
      lock.lock()
      if !segmentFinished { break }
    }
    isSwitching = false
    lock.unlock()
  }

  fileprivate func opened(_ subscription: any Subscription, _ number: Int) {
    lock.lock()
    guard let downstream, upstream == nil, number == current else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstream = subscription
    let demand = self.demand
    let isFirst = !isAnnounced
    isAnnounced = true
    lock.unlock()
    if isFirst {
      downstream.receive(subscription: self)
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  fileprivate func received(_ input: Downstream.Input, _ number: Int) -> Subscribers.Demand {
    lock.lock()
    guard let downstream, upstream != nil, number == current, demand > .none else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(input)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  fileprivate func closed(_ completion: Subscribers.Completion<Downstream.Failure>, _ number: Int) {
    lock.lock()
    guard number == current, upstream.take() != nil, let downstream else {
      lock.unlock()
      return
    }
    if case .failure = completion {
      self.downstream = nil
      let remaining = self.remaining
      self.remaining = []
      lock.unlock()
      downstream.receive(completion: completion)
      withExtendedLifetime(remaining) {}
      return
    }
    lock.unlock()
    start()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let upstream = self.upstream
    lock.unlock()
    upstream?.request(demand)
  }

  func cancel() {
    lock.lock()
    let downstream = self.downstream.take()
    let upstream = self.upstream.take()
    let remaining = self.remaining
    self.remaining = []
    lock.unlock()
    upstream?.cancel()
    withExtendedLifetime((downstream, remaining)) {}
  }
}

private enum PrefixRole {}
private enum SuffixRole {}

/// The subscriber of one segment. The first is of another type than the others, as on Apple's platforms.
private struct SegmentInput<Downstream: Subscriber, Role>: Subscriber, Introspectable {
  let inner: ConcatenateInner<Downstream>
  let number: Int

  var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

  var description: String { inner.description }

  func receive(subscription: any Subscription) { inner.opened(subscription, number) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { inner.received(input, number) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { inner.closed(completion, number) }
}
