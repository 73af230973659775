extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges the given publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges the publishers of a sequence.
    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber, then subscribes to the publishers in their order.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let merge = MergeProducer(subscriber, "Merge", inputs: publishers.count)
      for publisher in publishers { merge.attach(publisher) }
    }

    /// Merges one more publisher.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      .init(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
