extension Publishers {
  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<A, B, C, D, E>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
    D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// The fifth publisher.
    public let e: E

    /// Merges five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Attaches a subscriber, then subscribes to the publishers in their order.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == A.Failure, S.Input == A.Output {
      let merge = MergeProducer(subscriber, "Merge", inputs: 5)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
      merge.attach(e)
    }

    /// Merges one more publisher.
    public func merge<Z>(
      with other: Z
    ) -> Publishers.Merge6<A, B, C, D, E, Z>
    where Z: Publisher, E.Failure == Z.Failure, E.Output == Z.Output {
      .init(a, b, c, d, e, other)
    }

    /// Merges two more publishers.
    public func merge<Z, Y>(
      with publisher1: Z, _ publisher2: Y
    ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where
      Z: Publisher, Y: Publisher, E.Failure == Z.Failure, E.Output == Z.Output, E.Failure == Y.Failure,
      E.Output == Y.Output
    {
      .init(a, b, c, d, e, publisher1, publisher2)
    }

    /// Merges three more publishers.
    public func merge<Z, Y, X>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X
    ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, E.Failure == Z.Failure, E.Output == Z.Output, E.Failure == Y.Failure,
      E.Output == Y.Output, E.Failure == X.Failure, E.Output == X.Output
    {
      .init(a, b, c, d, e, publisher1, publisher2, publisher3)
    }
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
