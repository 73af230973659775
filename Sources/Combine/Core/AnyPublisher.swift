/// A publisher that hides which publisher it is made of.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  let box: PublisherBoxBase<Output, Failure>

  /// Hides the publisher. A publisher that is hidden already is not wrapped again.
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = PublisherBox(publisher)
    }
  }

  /// The word `AnyPublisher`.
  public var description: String { "AnyPublisher" }

  /// The same as the description.
  public var playgroundDescription: Any { description }

  /// Attaches the subscriber to the hidden publisher.
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher behind its output and failure types.
class PublisherBoxBase<Output, Failure: Error> {
  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { abstractMethod() }

  /// The last segment of a concatenation and what comes before it, if a concatenation is what is hidden here.
  var concatenation: Segments? { nil }

  typealias Segments = (front: AnyPublisher<Output, Failure>, last: AnyPublisher<Output, Failure>)
}

private final class PublisherBox<Base: Publisher>: PublisherBoxBase<Base.Output, Base.Failure> {
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override func receive<S: Subscriber>(subscriber: S) where Base.Output == S.Input, Base.Failure == S.Failure {
    base.receive(subscriber: subscriber)
  }

  override var concatenation: Segments? {
    (base as? any Concatenation<Base.Output, Base.Failure>)?.segments
  }
}
