import Foundation

extension NSManagedObject {
  /// The objects at the other end of a relationship, in their order.
  func relatedObjects(_ key: String) -> [NSManagedObject] {
    guard let scope = record.scope else { return [] }
    let objects = record.references(key).compactMap { scope.object($0) }
    // What is about to be deleted is named no more.
    return objects
  }

  /// Makes a relationship lead to some objects and no others.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let before = relatedObjects(relationship.name)
    let after = relationship.isToMany ? Self.unique(objects) : Array(objects.prefix(1))
    willChange()
    registerUndo(relationship.name, before)
    let kept = Set(after.map(ObjectIdentifier.init))
    for object in before where !kept.contains(ObjectIdentifier(object)) { unlink(relationship, object) }
    let known = Set(before.map(ObjectIdentifier.init))
    for object in after where !known.contains(ObjectIdentifier(object)) { link(relationship, object, at: nil) }
    if relationship.isOrdered { record.changes[relationship.name] = .some(after.map(\.record.id.reference)) }
    record.scope?.note(changed: self)
  }

  /// Adds objects to a relationship to many.
  func add(_ objects: [NSManagedObject], to relationship: NSRelationshipDescription, at place: Int? = nil) {
    let known = Set(record.references(relationship.name))
    let new = Self.unique(objects).filter { !known.contains($0.record.id.reference) }
    guard !new.isEmpty else { return }
    willChange()
    registerUndo(relationship.name, relatedObjects(relationship.name))
    for (index, object) in new.enumerated() { link(relationship, object, at: place.map { $0 + index }) }
    record.scope?.note(changed: self)
  }

  /// Takes objects out of a relationship to many.
  func remove(_ objects: [NSManagedObject], from relationship: NSRelationshipDescription) {
    let known = Set(record.references(relationship.name))
    let old = objects.filter { known.contains($0.record.id.reference) }
    guard !old.isEmpty else { return }
    willChange()
    registerUndo(relationship.name, relatedObjects(relationship.name))
    for object in old { unlink(relationship, object) }
    record.scope?.note(changed: self)
  }

  /// Sets both ends of a link.
  private func link(_ relationship: NSRelationshipDescription, _ given: NSManagedObject, at place: Int?) {
    guard let scope = record.scope else {
      fatalError("\(entity.name ?? "") is in no context: its relationships cannot be set before it is inserted.")
    }
    // An object of another context stands for the one of the same name here.
    let object = given.record.scope === scope ? given : adopted(given, scope)
    hold(relationship, object, at: place)
    guard let inverse = relationship.inverseRelationship else { return }
    if !inverse.isToMany, let former = object.relatedObjects(inverse.name).first, former !== self {
      former.willChange()
      former.letGo(relationship, object)
      scope.note(changed: former)
    }
    object.willChange()
    object.hold(inverse, self, at: nil)
    scope.note(changed: object)
  }

  private func adopted(_ object: NSManagedObject, _ scope: ObjectScope) -> NSManagedObject {
    if object.record.scope == nil {
      scope.context?.insert(object)
      return object
    }
    guard let found = scope.object(object.record.id.reference) else {
      fatalError("A relationship cannot lead to an object of another context that is not saved.")
    }
    return found
  }

  private func unlink(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    letGo(relationship, object)
    guard let inverse = relationship.inverseRelationship else { return }
    object.willChange()
    object.letGo(inverse, self)
    record.scope?.note(changed: object)
  }

  /// Names an object at this end of a relationship alone.
  private func hold(_ relationship: NSRelationshipDescription, _ object: NSManagedObject, at place: Int?) {
    let reference = object.record.id.reference
    if record.isFault { record.fulfill() }
    guard relationship.isToMany else {
      record.changes[relationship.name] = .some(reference)
      return
    }
    var all = record.references(relationship.name)
    guard !all.contains(reference) else { return }
    all.insert(reference, at: min(max(0, place ?? all.count), all.count))
    record.changes[relationship.name] = .some(all)
  }

  private func letGo(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
    let reference = object.record.id.reference
    if record.isFault { record.fulfill() }
    if relationship.isToMany {
      let rest = record.references(relationship.name).filter { $0 != reference }
      record.changes[relationship.name] = .some(rest)
    } else if record.held(relationship.name) as? ObjectReference == reference {
      record.changes[relationship.name] = .some(nil)
    }
  }

  private static func unique(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// What was there is put back when the change is undone.
  func registerUndo(_ key: String, _ before: Any?) {
    guard let manager = record.scope?.undoManager else { return }
    manager.registerUndo(withTarget: self) { $0.change(key, to: before) }
  }
}

extension ManagedConversion {
  /// The objects that a program gives for a relationship: one, or a collection of some.
  static func related(_ value: Any) -> [NSManagedObject] {
    if let one = value as? NSManagedObject { return [one] }
    guard let all = objects(value) else { fatalError("A relationship cannot lead to \(value).") }
    return all
  }
}
