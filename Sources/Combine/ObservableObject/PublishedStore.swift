/// What a `@Published` property keeps: its value, its subscribers, and the publisher of its object.
class PublishedStoreBase {
  final let changeLock = Lock()
  private final var willChange: ObservableObjectPublisher?

  /// The publisher of the object this property belongs to, once somebody has asked the object for it.
  final var objectWillChange: ObservableObjectPublisher? { changeLock.withLock { willChange } }

  /// Takes the object's publisher, unless there is one already; the result is the one that counts.
  @discardableResult
  final func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    changeLock.withLock {
      if let willChange { return willChange }
      willChange = publisher
      return publisher
    }
  }
}

final class PublishedStore<Value>: PublishedStoreBase {
  private let hub: ConduitHub<Value, Never>
  /// What `assign(to:)` has attached; it ends with the property.
  private var assignments: [ObjectIdentifier: PublishedAssignment<Value>] = [:]

  init(_ value: Value) {
    hub = ConduitHub(name: "PublishedSubject", current: value)
  }

  deinit {
    assignments.values.forEach { $0.cancel() }
  }

  var value: Value { hub.lock.withLock { hub.current! } }

  /// Tells the object's subscribers, then the property's, and only then changes the value.
  func set(_ value: Value) {
    objectWillChange?.send()
    hub.announce(value)
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    hub.attach(subscriber, owner: self)
  }

  func keep(_ assignment: PublishedAssignment<Value>) {
    changeLock.withLock { assignments[ObjectIdentifier(assignment)] = assignment }
  }

  func drop(_ assignment: PublishedAssignment<Value>) {
    _ = changeLock.withLock { assignments.removeValue(forKey: ObjectIdentifier(assignment)) }
  }
}
