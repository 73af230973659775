extension Optional {
  /// A publisher that sends the value of this optional, if there is one, then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of an optional, if there is one, then finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value to send; nil to finish without one.
    public let output: Wrapped?

    /// Makes a publisher of a value or none.
    public init(_ output: Output?) {
      self.output = output
    }

    /// Attaches a subscriber; it is sent the value when it asks.
    public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: OneValueSubscription(subscriber, output, "Optional"))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Optional.Publisher: Sendable where Wrapped: Sendable {}
