extension Publishers {
  /// A publisher of the values before the first that does not satisfy a predicate.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are sent.
    public let upstream: Upstream

    /// The closure that says whether a value is still sent.
    public let predicate: (Upstream.Output) -> Bool

    /// Sends the first values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Failure>(subscriber, "PrefixWhile") { predicate($1) ? $0.pass($1) : $0.finish() })
    }
  }

  /// A publisher of the values before the first that does not satisfy a predicate, which fails with what it throws.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose first values are sent.
    public let upstream: Upstream

    /// The closure that says whether a value is still sent.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Sends the first values of a publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        FilterProducer<S, Output, Upstream.Failure>(throwing: subscriber, "TryPrefixWhile") {
          try predicate($1) ? $0.pass($1) : $0.finish()
        })
    }
  }
}

extension Publisher {
  /// Sends values while they satisfy the predicate, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends values while they satisfy the predicate, then finishes; fails with what it throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
