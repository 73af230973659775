extension Publishers {
  /// A publisher that turns the failure of another into another error.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    /// The publisher whose failure is transformed.
    public let upstream: Upstream

    /// The closure that transforms the failure.
    public let transform: (Upstream.Failure) -> Failure

    /// Transforms the failure of a publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Transforms the failure of a publisher.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      let transform = transform
      upstream.subscribe(
        CompletionMapper<S, Upstream.Failure>(subscriber, "MapError") { completion in
          switch completion {
          case .finished: .finished
          case .failure(let error): .failure(transform(error))
          }
        })
    }
  }
}

extension Publisher {
  /// Turns the failure into another error.
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    .init(upstream: self, transform: transform)
  }
}
