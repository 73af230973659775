import Foundation

/// Sees to it that no two objects have what is to be different for each.
enum Uniqueness {
  struct Resolution {
    /// Objects of the store that others take the place of.
    var overwritten: [ObjectReference] = []
    /// Objects that are not saved because the store's count.
    var dropped: [NSManagedObject] = []
  }

  static func resolve(
    _ objects: [NSManagedObject], _ rows: RowStore, gone: [NSManagedObject], policy: MergePolicyKind
  ) throws -> Resolution {
    var resolution = Resolution()
    let leaving = Set(gone.map(\.record.id.reference))
    let saved = Set(objects.map(\.record.id.reference))
    for (entity, keys) in constraints(of: objects) {
      let members = objects.filter { $0.entity.isKindOf(entity: entity) }
      var taken: [[AnyHashable]: NSManagedObject] = [:]
      var stored: [[AnyHashable]: ObjectReference] = [:]
      for name in entity.concrete.compactMap(\.name) {
        for number in rows.numbers(of: name) {
          let reference = ObjectReference(entity: name, number: number)
          guard !leaving.contains(reference), !saved.contains(reference), let row = rows.row(reference) else { continue }
          if let values = values(keys, { row.values[$0] }) { stored[values] = reference }
        }
      }
      for object in members {
        guard let values = values(keys, { object.record.held($0) }) else { continue }
        if let other = taken[values] {
          guard policy != .error else { throw error(object, keys) }
          resolution.dropped.append(policy == .objectTrump || policy == .overwrite ? other : object)
        }
        taken[values] = object
        guard let reference = stored[values] else { continue }
        switch policy {
        case .error: throw error(object, keys)
        case .objectTrump, .overwrite: resolution.overwritten.append(reference)
        case .storeTrump, .rollback: resolution.dropped.append(object)
        }
      }
    }
    return resolution
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
