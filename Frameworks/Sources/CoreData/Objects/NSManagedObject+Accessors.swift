import Foundation

// What methods do that Xcode makes of relationships to many.
extension NSManagedObject {
  /// `addToItems(_:)` and `insertIntoItems(_:at:)`.
  public func _addManaged(_ value: Any, _ name: String, at place: Int? = nil) {
    add(ManagedConversion.related(value), to: relationship(name), at: place)
  }

  /// `insertIntoItems(_:at:)` with several places.
  public func _addManaged(_ value: Any, _ name: String, at places: NSIndexSet) {
    for (object, place) in zip(ManagedConversion.related(value), places) {
      add([object], to: relationship(name), at: place)
    }
  }

  /// `removeFromItems(_:)`.
  public func _removeManaged(_ value: Any, _ name: String) {
    remove(ManagedConversion.related(value), from: relationship(name))
  }

  /// `removeFromItems(at:)`.
  public func _removeManaged(_ name: String, at place: Int) {
    _removeManaged(name, at: NSIndexSet(index: place))
  }

  /// `removeFromItems(at:)` with several places.
  public func _removeManaged(_ name: String, at places: NSIndexSet) {
    let relationship = relationship(name)
    let objects = relatedObjects(relationship.name)
    remove(places.filter(objects.indices.contains).map { objects[$0] }, from: relationship)
  }

  /// `replaceItems(at:with:)`.
  public func _replaceManaged(_ name: String, at place: Int, with value: Any) {
    _removeManaged(name, at: place)
    _addManaged(value, name, at: place)
  }

  /// `replaceItems(at:with:)` with several places.
  public func _replaceManaged(_ name: String, at places: NSIndexSet, with values: Any) {
    _removeManaged(name, at: places)
    _addManaged(values, name, at: places)
  }

  /// `Items` may be called `items` in the model.
  private func relationship(_ name: String) -> NSRelationshipDescription {
    let all = entity.relationshipsByName
    guard let found = all[name] ?? all[name.prefix(1).lowercased() + name.dropFirst()] else {
      fatalError("The entity \(entity.name ?? "") has no relationship \(name).")
    }
    return found
  }
}
