extension Publishers {
  /// A publisher that sends the values of its upstream to all its subscribers through one subject, once connected.
  public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream

    /// The closure that makes the subject, when the first subscriber or the connection needs it.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var existing: SubjectType?

    /// Shares a publisher through the subject of the closure.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let existing = lock.withLock({ existing }) { return existing }
      let created = createSubject()
      return lock.withLock {
        if let existing { return existing }
        existing = created
        return created
      }
    }

    /// Attaches a subscriber to the subject.
    public func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.subscribe(PassThrough(RelayStage(subscriber), "Multicast"))
    }

    /// Subscribes the subject to the upstream; the result cancels that.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }
}

extension Publisher {
  /// Shares this publisher through the subject of the closure, once connected.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Shares this publisher through the subject, once connected.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
}
