extension Publishers {
  /// A publisher of the values of six publishers, as they come.
  public struct Merge6<A, B, C, D, E, F>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Failure == B.Failure,
    A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
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

    /// The sixth publisher.
    public let f: F

    /// Merges six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Attaches a subscriber, then subscribes to the publishers in their order.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == A.Failure, S.Input == A.Output {
      let merge = MergeProducer(subscriber, "Merge", inputs: 6)
      merge.attach(a)
      merge.attach(b)
      merge.attach(c)
      merge.attach(d)
      merge.attach(e)
      merge.attach(f)
    }

    /// Merges one more publisher.
    public func merge<Z>(
      with other: Z
    ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
    where Z: Publisher, F.Failure == Z.Failure, F.Output == Z.Output {
      .init(a, b, c, d, e, f, other)
    }

    /// Merges two more publishers.
    public func merge<Z, Y>(
      with publisher1: Z, _ publisher2: Y
    ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where
      Z: Publisher, Y: Publisher, F.Failure == Z.Failure, F.Output == Z.Output, F.Failure == Y.Failure,
      F.Output == Y.Output
    {
      .init(a, b, c, d, e, f, publisher1, publisher2)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
