extension Publishers {
  /// A publisher of the values of three publishers, as they come.
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber, then subscribes to the publishers in their order.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == A.Failure, S.Input == A.Output {
      let merge = MergeProducer(subscriber, "Merge", inputs: 3)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
    }

    /// Merges one more publisher.
    public func merge<Z>(
      with other: Z
    ) -> Publishers.Merge4<A, B, C, Z>
    where Z: Publisher, C.Failure == Z.Failure, C.Output == Z.Output {
      .init(a, b, c, other)
    }

    /// Merges two more publishers.
    public func merge<Z, Y>(
      with publisher1: Z, _ publisher2: Y
    ) -> Publishers.Merge5<A, B, C, Z, Y>
    where
      Z: Publisher, Y: Publisher, C.Failure == Z.Failure, C.Output == Z.Output, C.Failure == Y.Failure,
      C.Output == Y.Output
    {
      .init(a, b, c, publisher1, publisher2)
    }

    /// Merges three more publishers.
    public func merge<Z, Y, X>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X
    ) -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, C.Failure == Z.Failure, C.Output == Z.Output, C.Failure == Y.Failure,
      C.Output == Y.Output, C.Failure == X.Failure, C.Output == X.Output
    {
      .init(a, b, c, publisher1, publisher2, publisher3)
    }

    /// Merges four more publishers.
    public func merge<Z, Y, X, W>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W
    ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, C.Failure == Z.Failure, C.Output == Z.Output,
      C.Failure == Y.Failure, C.Output == Y.Output, C.Failure == X.Failure, C.Output == X.Output,
      C.Failure == W.Failure, C.Output == W.Output
    {
      .init(a, b, c, publisher1, publisher2, publisher3, publisher4)
    }

    /// Merges five more publishers.
    public func merge<Z, Y, X, W, V>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W, _ publisher5: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, C.Failure == Z.Failure,
      C.Output == Z.Output, C.Failure == Y.Failure, C.Output == Y.Output, C.Failure == X.Failure, C.Output == X.Output,
      C.Failure == W.Failure, C.Output == W.Output, C.Failure == V.Failure, C.Output == V.Output
    {
      .init(a, b, c, publisher1, publisher2, publisher3, publisher4, publisher5)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
