import Synchronization

/// What a `@Published` property keeps: its value, its subscribers, and the publisher of its object.
@usableFromInline
class PublishedStoreBase {
  /// The publisher of the object, retained; it never changes once it is there, so reading it needs no lock.
  private final let willChange = Atomic<UnsafeRawPointer?>(nil)

  deinit {
    if let pointer = willChange.load(ordering: .acquiring) {
      Unmanaged<ObservableObjectPublisher>.fromOpaque(pointer).release()
    }
  }

  /// The publisher of the object this property belongs to, once somebody has asked the object for it.
  final var objectWillChange: ObservableObjectPublisher? {
    willChange.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes the object's publisher, unless there is one already; the result is the one that counts.
  @discardableResult
  final func adopt(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    let retained = Unmanaged.passRetained(publisher)
    let (exchanged, original) = willChange.compareExchange(
      expected: nil, desired: UnsafeRawPointer(retained.toOpaque()), ordering: .acquiringAndReleasing)
    guard !exchanged, let original else { return publisher }
    retained.release()
    return Unmanaged.fromOpaque(original).takeUnretainedValue()
  }
}

@usableFromInline
final class PublishedStore<Value>: PublishedStoreBase, CustomStringConvertible {
  private let hub: ConduitHub<Value, Never>
  private let lock = Lock()
  /// What `assign(to:)` has attached; it ends with the property.
  private var assignments: [ObjectIdentifier: PublishedAssignment<Value>] = [:]

  init(_ value: Value) {
    hub = ConduitHub(name: "PublishedSubject", current: value)
  }

  deinit {
    assignments.values.forEach { $0.cancel() }
  }

  @usableFromInline
  var description: String { "PublishedSubject<\(Value.self)>" }

  @usableFromInline
  var value: Value { hub.lock.withLock { hub.current.value } }

  /// Tells the object's subscribers, then the property's, and only then changes the value.
  @usableFromInline
  func set(_ value: Value) {
    objectWillChange?.send()
    hub.announce(value)
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    hub.attach(subscriber, owner: self)
  }

  func keep(_ assignment: PublishedAssignment<Value>) {
    lock.withLock { assignments[ObjectIdentifier(assignment)] = assignment }
  }

  func drop(_ assignment: PublishedAssignment<Value>) {
    _ = lock.withLock { assignments.removeValue(forKey: ObjectIdentifier(assignment)) }
  }
}
