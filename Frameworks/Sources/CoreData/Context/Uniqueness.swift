import Foundation

/// Sees to it that no two objects have what is to be different for each.
enum Uniqueness {
  /// Has one object stand for all that are the same, as the context's policy says; the others go.
  static func resolve(in scope: ObjectScope) throws {
    let policy = scope.policy
    let objects = scope.inserted + scope.updated
    for (entity, keys) in constraints(of: objects) {
      let stored = try known(entity, keys, scope)
      var taken: [[AnyHashable]: NSManagedObject] = [:]
      for object in objects where object.entity.isKindOf(entity: entity) && object.record.state != .deleted {
        guard let values = values(keys, { object.record.held($0) }) else { continue }
        let other = taken[values] ?? stored[values].flatMap { scope.object($0) }
        guard let other, other !== object else {
          taken[values] = object
          continue
        }
        if policy == .error { throw error(object, keys) }
        let isOwn = policy == .objectTrump || policy == .overwrite
        let (winner, loser) = isOwn ? (object, other) : (other, object)
        winner.takeOver(loser)
        Deletion.delete(loser, in: scope)
        taken[values] = winner
      }
    }
  }

  /// The objects of the store that the context has not changed.
  private static func known(
    _ entity: NSEntityDescription, _ keys: [String], _ scope: ObjectScope
  ) throws -> [[AnyHashable]: ObjectReference] {
    let changed = Set((scope.inserted + scope.updated + scope.deleted).map(\.record.id.reference))
    var found: [[AnyHashable]: ObjectReference] = [:]
    for name in entity.concrete.compactMap(\.name) {
      for reference in scope.references(of: name) where !changed.contains(reference) {
        guard let row = scope.row(reference), let values = values(keys, { row.values[$0] }) else { continue }
        found[values] = reference
      }
    }
    return found
  }

  private static func constraints(of objects: [NSManagedObject]) -> [(NSEntityDescription, [String])] {
    var seen: Set<ObjectIdentifier> = []
    var found: [(NSEntityDescription, [String])] = []
    for object in objects {
      var next: NSEntityDescription? = object.entity
      while let entity = next {
        next = entity.superentity
        guard seen.insert(ObjectIdentifier(entity)).inserted else { continue }
        for constraint in entity.uniquenessConstraints {
          found.append((entity, constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }))
        }
      }
    }
    return found
  }

  /// Objects without a value are not held to it.
  private static func values(_ keys: [String], _ value: (String) -> Any?) -> [AnyHashable]? {
    let found = keys.compactMap { value($0) as? AnyHashable }
    return found.count == keys.count ? found : nil
  }

  private static func error(_ object: NSManagedObject, _ keys: [String]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSLocalizedDescriptionKey:
          "There is an object of \(object.entity.name ?? "") with the same \(keys.joined(separator: ", ")) already."
      ])
  }
}

extension NSManagedObject {
  /// What belongs to an object that goes belongs to this one.
  fileprivate func takeOver(_ loser: NSManagedObject) {
    for relationship in entity.relationshipsByName.values {
      let others = loser.relatedObjects(relationship.name)
      if relationship.isToMany {
        add(others, to: relationship)
        loser.relate(relationship, to: [])
      } else if relatedObjects(relationship.name).isEmpty, let other = others.first {
        relate(relationship, to: [other])
      }
    }
  }
}
