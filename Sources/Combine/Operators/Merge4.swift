extension Publishers {
  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
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

    /// Merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber, then subscribes to the publishers in their order.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == A.Failure, S.Input == A.Output {
      let merge = MergeProducer(subscriber, "Merge", inputs: 4)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
    }

    /// Merges one more publisher.
    public func merge<Z>(
      with other: Z
    ) -> Publishers.Merge5<A, B, C, D, Z>
    where Z: Publisher, D.Failure == Z.Failure, D.Output == Z.Output {
      .init(a, b, c, d, other)
    }

    /// Merges two more publishers.
    public func merge<Z, Y>(
      with publisher1: Z, _ publisher2: Y
    ) -> Publishers.Merge6<A, B, C, D, Z, Y>
    where
      Z: Publisher, Y: Publisher, D.Failure == Z.Failure, D.Output == Z.Output, D.Failure == Y.Failure,
      D.Output == Y.Output
    {
      .init(a, b, c, d, publisher1, publisher2)
    }

    /// Merges three more publishers.
    public func merge<Z, Y, X>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X
    ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, D.Failure == Z.Failure, D.Output == Z.Output, D.Failure == Y.Failure,
      D.Output == Y.Output, D.Failure == X.Failure, D.Output == X.Output
    {
      .init(a, b, c, d, publisher1, publisher2, publisher3)
    }

    /// Merges four more publishers.
    public func merge<Z, Y, X, W>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W
    ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, D.Failure == Z.Failure, D.Output == Z.Output,
      D.Failure == Y.Failure, D.Output == Y.Output, D.Failure == X.Failure, D.Output == X.Output,
      D.Failure == W.Failure, D.Output == W.Output
    {
      .init(a, b, c, d, publisher1, publisher2, publisher3, publisher4)
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
