extension Publishers {
  /// A publisher that goes on with another publisher when its upstream fails.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher that may fail.
    public let upstream: Upstream

    /// The closure that makes a publisher of the error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Replaces a publisher when it fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
      let handler = handler
      upstream.subscribe(
        RecoverProducer<S, Upstream.Failure>(subscriber, "Catch", .catching) { error in
          let replacement = handler(error)
          return .resume { replacement.subscribe(ReplacementInput(recovering: $0, convert: { $0 })) }
        })
    }
  }

  /// A publisher that goes on with another publisher, or fails with another error, when its upstream fails.
  public struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that may fail.
    public let upstream: Upstream

    /// The closure that makes a publisher of the error, or throws.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Replaces a publisher when it fails.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
      let handler = handler
      upstream.subscribe(
        RecoverProducer<S, Upstream.Failure>(subscriber, "TryCatch", .catching) { error in
          do {
            let replacement = try handler(error)
            return .resume { replacement.subscribe(ReplacementInput(recovering: $0, convert: { $0.eraseError() })) }
          } catch {
            return .fail(error)
          }
        })
    }
  }
}

extension Publisher {
  /// Goes on with the publisher that the closure makes of the error, when this publisher fails.
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    .init(upstream: self, handler: handler)
  }

  /// Goes on with the publisher that the closure makes of the error, or fails with what it throws.
  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    .init(upstream: self, handler: handler)
  }
}
