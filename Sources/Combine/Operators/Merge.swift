extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber, then subscribes to the publishers in their order.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == A.Failure, S.Input == A.Output {
      let merge = MergeProducer(subscriber, "Merge", inputs: 2)
      merge.attach(a)
      merge.attach(b)
    }

    /// Merges one more publisher.
    public func merge<Z>(
      with other: Z
    ) -> Publishers.Merge3<A, B, Z>
    where Z: Publisher, B.Failure == Z.Failure, B.Output == Z.Output {
      .init(a, b, other)
    }

    /// Merges two more publishers.
    public func merge<Z, Y>(
      with publisher1: Z, _ publisher2: Y
    ) -> Publishers.Merge4<A, B, Z, Y>
    where
      Z: Publisher, Y: Publisher, B.Failure == Z.Failure, B.Output == Z.Output, B.Failure == Y.Failure,
      B.Output == Y.Output
    {
      .init(a, b, publisher1, publisher2)
    }

    /// Merges three more publishers.
    public func merge<Z, Y, X>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X
    ) -> Publishers.Merge5<A, B, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, B.Failure == Z.Failure, B.Output == Z.Output, B.Failure == Y.Failure,
      B.Output == Y.Output, B.Failure == X.Failure, B.Output == X.Output
    {
      .init(a, b, publisher1, publisher2, publisher3)
    }

    /// Merges four more publishers.
    public func merge<Z, Y, X, W>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W
    ) -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, B.Failure == Z.Failure, B.Output == Z.Output,
      B.Failure == Y.Failure, B.Output == Y.Output, B.Failure == X.Failure, B.Output == X.Output,
      B.Failure == W.Failure, B.Output == W.Output
    {
      .init(a, b, publisher1, publisher2, publisher3, publisher4)
    }

    /// Merges five more publishers.
    public func merge<Z, Y, X, W, V>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W, _ publisher5: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, B.Failure == Z.Failure,
      B.Output == Z.Output, B.Failure == Y.Failure, B.Output == Y.Output, B.Failure == X.Failure, B.Output == X.Output,
      B.Failure == W.Failure, B.Output == W.Output, B.Failure == V.Failure, B.Output == V.Output
    {
      .init(a, b, publisher1, publisher2, publisher3, publisher4, publisher5)
    }

    /// Merges six more publishers.
    public func merge<Z, Y, X, W, V, U>(
      with publisher1: Z, _ publisher2: Y, _ publisher3: X, _ publisher4: W, _ publisher5: V, _ publisher6: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher, B.Failure == Z.Failure,
      B.Output == Z.Output, B.Failure == Y.Failure, B.Output == Y.Output, B.Failure == X.Failure, B.Output == X.Output,
      B.Failure == W.Failure, B.Output == W.Output, B.Failure == V.Failure, B.Output == V.Output,
      B.Failure == U.Failure, B.Output == U.Output
    {
      .init(a, b, publisher1, publisher2, publisher3, publisher4, publisher5, publisher6)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
