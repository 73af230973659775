import Foundation

/// Some objects under one name.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [NSManagedObject]

  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// What a controller has found, and who is told when that changes.
final class FetchedCore: ScopeObserver {
  let context: NSManagedObjectContext
  let sectionPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// Takes over what the program has changed in its request.
  var refetch: () -> Void = {}
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [FetchedSection] = []
  private let request: NSFetchRequest<any NSFetchRequestResult>
  private weak var watched: ObjectScope?
  /// Makes the controller that delegates are told.
  var facade: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }

  init(
    _ request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext, _ path: String?,
    _ cache: String?
  ) {
    (self.request, self.context, sectionPath, cacheName) = (request, context, path, cache)
  }

  /// The controller that delegates are told.
  private var told: NSFetchedResultsController<any NSFetchRequestResult>? { facade() }

  func perform() throws {
    refetch()
    let scope = context.scope
    scope.add(self)
    watched = scope
    take(try find(scope))
  }

  private func find(_ scope: ObjectScope) throws -> [NSManagedObject] {
    let found = try Fetch(request, in: scope).objects(request)
    for object in found { object.record.fulfill() }
    return found
  }

  private func take(_ found: [NSManagedObject]) {
    objects = found
    sections =
      sectionPath.map { path in
        found.reduce(into: [FetchedSection]()) { sections, object in
          let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
          if sections.last?.name == name {
            sections[sections.count - 1].members.append(object)
          } else {
            sections.append(FetchedSection(name: name, members: [object]))
          }
        }
      } ?? [FetchedSection(name: "", members: found)]
  }

  func place(of object: NSManagedObject) -> IndexPath? { Self.place(of: object, in: sections) }

  private static func place(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
    for (section, info) in sections.enumerated() {
      if let item = info.members.firstIndex(where: { $0 === object }) { return [section, item] }
    }
    return nil
  }

  func scopeDidChange(_ changes: ScopeChanges) {
    guard let objects, let scope = watched, let entity = try? Fetch(request, in: scope).entity else { return }
    let relevant = changes.all.filter { $0.entity.isKindOf(entity: entity) }
    guard !relevant.isEmpty || changes.isInvalidated, let found = try? find(scope) else { return }
    let changed = Set(relevant.map(ObjectIdentifier.init))
    let isSame = found.elementsEqual(objects, by: ===)
    if isSame, !found.contains(where: { changed.contains(ObjectIdentifier($0)) }) { return }
    let (before, sectionsBefore) = (objects, sections)
    guard let delegate, let told else { return take(found) }
    delegate.controllerWillChangeContent(told)
    take(found)
    tellSections(delegate, told, sectionsBefore)
    tellObjects(delegate, told, before, sectionsBefore, changed)
    let names = (before.map(\.objectID), found.map(\.objectID))
    delegate.controller(told, didChangeContentWith: names.1.difference(from: names.0).inferringMoves())
    delegate.controllerDidChangeContent(told)
  }

  private func tellSections(
    _ delegate: any NSFetchedResultsControllerDelegate, _ told: NSFetchedResultsController<any NSFetchRequestResult>,
    _ before: [FetchedSection]
  ) {
    let (old, new) = (Set(before.map(\.name)), Set(sections.map(\.name)))
    for (index, section) in before.enumerated().reversed() where !new.contains(section.name) {
      delegate.controller(told, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in sections.enumerated() where !old.contains(section.name) {
      delegate.controller(told, didChange: section, atSectionIndex: index, for: .insert)
    }
  }

  private func tellObjects(
    _ delegate: any NSFetchedResultsControllerDelegate, _ told: NSFetchedResultsController<any NSFetchRequestResult>,
    _ before: [NSManagedObject], _ sectionsBefore: [FetchedSection], _ changed: Set<ObjectIdentifier>
  ) {
    let (old, new) = (
      Set(before.map(ObjectIdentifier.init)), Set(sections.flatMap(\.members).map(ObjectIdentifier.init))
    )
    for object in before.reversed() where !new.contains(ObjectIdentifier(object)) {
      let place = Self.place(of: object, in: sectionsBefore)
      delegate.controller(told, didChange: object, at: place, for: .delete, newIndexPath: nil)
    }
    for object in sections.flatMap(\.members) {
      let place = self.place(of: object)
      guard old.contains(ObjectIdentifier(object)) else {
        delegate.controller(told, didChange: object, at: nil, for: .insert, newIndexPath: place)
        continue
      }
      guard changed.contains(ObjectIdentifier(object)) else { continue }
      let former = Self.place(of: object, in: sectionsBefore)
      let type: NSFetchedResultsChangeType = former == place ? .update : .move
      delegate.controller(told, didChange: object, at: former, for: type, newIndexPath: place)
    }
  }
}
