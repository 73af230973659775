extension Publishers {
  /// A publisher of one property of each value.
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are read.
    public let upstream: Upstream

    /// The property to read.
    public let keyPath: KeyPath<Upstream.Output, Output>

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      let keyPath = keyPath
      upstream.subscribe(KeyPathInner(subscriber, "ValueForKey", [("keyPath", keyPath)]) { $0[keyPath: keyPath] })
    }
  }

  /// A publisher of two properties of each value.
  public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are read.
    public let upstream: Upstream

    /// The first property to read.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The second property to read.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1) {
      let (keyPath0, keyPath1) = (keyPath0, keyPath1)
      upstream.subscribe(
        KeyPathInner(subscriber, "ValueForKeys", [("keyPath0", keyPath0), ("keyPath1", keyPath1)]) {
          ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
        })
    }
  }

  /// A publisher of three properties of each value.
  public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are read.
    public let upstream: Upstream

    /// The first property to read.
    public let keyPath0: KeyPath<Upstream.Output, Output0>

    /// The second property to read.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    /// The third property to read.
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == (Output0, Output1, Output2) {
      let (keyPath0, keyPath1, keyPath2) = (keyPath0, keyPath1, keyPath2)
      upstream.subscribe(
        KeyPathInner(
          subscriber, "ValueForKeys", [("keyPath0", keyPath0), ("keyPath1", keyPath1), ("keyPath2", keyPath2)]
        ) {
          ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
        })
    }
  }
}

extension Publisher {
  /// Sends one property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    .init(upstream: self, keyPath: keyPath)
  }

  /// Sends two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Sends three properties of each value.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
  }
}

/// A stage like the one of `map`, which shows its key paths.
private struct KeyPathInner<Downstream: Subscriber, Input>: Subscriber, Introspectable {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let transform: (Input) -> Downstream.Input
  private let keyPaths: [Mirror.Child]
  let description: String
  let combineIdentifier = CombineIdentifier()

  init(
    _ downstream: Downstream, _ description: String, _ keyPaths: [Mirror.Child],
    transform: @escaping (Input) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.description = description
    self.keyPaths = keyPaths
    self.transform = transform
  }

  var customMirror: Mirror { Mirror(self, children: keyPaths) }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
