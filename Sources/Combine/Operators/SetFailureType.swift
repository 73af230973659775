extension Publishers {
  /// A publisher that cannot fail, as one that could.
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher that cannot fail.
    public let upstream: Upstream

    /// Gives a publisher that cannot fail a failure type.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.subscribe(CompletionMapper<S, Never>(subscriber, "SetFailureType") { _ in .finished })
    }

    /// Changes the failure type once more.
    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
      .init(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publisher where Failure == Never {
  /// Gives this publisher, which cannot fail, a failure type, so that it fits where one is wanted.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    .init(upstream: self)
  }
}
