import Foundation
import Observation

/// What is known of an object: its place in a store, what the store has, and what was changed since.
final class ObjectRecord: @unchecked Sendable {
  enum State { case saved, inserted, updated, deleted }

  /// A record for the object that is being made of it.
  @TaskLocal static var pending: Pending?

  /// Goes to one object.
  final class Pending: @unchecked Sendable {
    private var record: ObjectRecord?
    init(_ record: ObjectRecord) { self.record = record }

    func take() -> ObjectRecord? {
      defer { record = nil }
      return record
    }
  }

  private(set) var id: NSManagedObjectID
  private(set) var scope: ObjectScope?
  weak var object: NSManagedObject?
  var state = State.saved
  /// What the store has; nil for a fault and for a new object.
  var base: Row?
  /// What was set since; nil in it is no value.
  var changes: [String: Any?] = [:]
  /// Values of attributes that are not kept.
  var transient: [String: Any] = [:]
  var isFault: Bool
  /// True once the object was deleted and that was saved.
  var isGone = false
  private let touch = Touch()

  /// A new object's.
  init(new entity: NSEntityDescription, in scope: ObjectScope?) {
    self.scope = scope
    id = scope?.newID(entity) ?? LooseObjects.newID(entity)
    isFault = false
  }

  /// One of an object that is in the store.
  init(_ id: NSManagedObjectID, in scope: ObjectScope) {
    self.id = id
    self.scope = scope
    isFault = true
  }

  /// One of an object that is nowhere.
  init(probing id: NSManagedObjectID) {
    self.id = id
    isFault = false
  }

  /// Makes the object.
  func make() -> NSManagedObject {
    let entity = id.entity
    return Self.$pending.withValue(Pending(self)) { entity.objectClass.init(entity: entity, insertInto: nil) }
  }

  /// Takes an object that was in no context into one.
  func move(to scope: ObjectScope) {
    self.scope = scope
    id = scope.newID(id.entity)
  }

  /// Has what the store has at hand.
  func fulfill() {
    guard isFault else { return }
    isFault = false
    base = scope?.row(id.reference)
    object?.awakeFromFetch()
  }

  /// Forgets everything but the object's name.
  func turnIntoFault() {
    base = nil
    changes = [:]
    transient = [:]
    isFault = true
  }

  /// The value as it is held: a relationship's is made of references.
  func held(_ key: String) -> Any? {
    if let changed = changes[key] { return changed }
    if isFault { fulfill() }
    return base?.values[key]
  }

  func references(_ key: String) -> [ObjectReference] {
    switch held(key) {
    case let one as ObjectReference: [one]
    case let all as [ObjectReference]: all
    default: []
    }
  }

  /// Whoever evaluates a view now depends on the object.
  func read() { touch.read() }

  /// Those who depend on the object are to evaluate anew.
  func tell() { touch.change() }

  func forget() { scope?.forget(self) }
}

/// What views that read an object depend on.
private final class Touch: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// Names of objects that are in no context.
enum LooseObjects {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: Int64 = 0

  static func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    let number = lock.withLock {
      last -= 1
      return last
    }
    return NSManagedObjectID(ObjectReference(entity: entity.name ?? "", number: number), entity, in: nil, isNew: true)
  }
}
