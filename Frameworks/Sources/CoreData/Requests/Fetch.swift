import Foundation

/// Finds what a request asks for.
struct Fetch {
  let scope: ObjectScope
  let entity: NSEntityDescription

  init<Result>(_ request: NSFetchRequest<Result>, in scope: ObjectScope) throws {
    self.scope = scope
    guard let model = scope.model else {
      throw NSError.coreData(NSPersistentStoreOperationError, "The context has no store's coordinator.")
    }
    guard let name = request.entityName, let entity = model.entitiesByName[name] else {
      throw NSError.coreData(
        NSPersistentStoreOperationError, "The model has no entity \(request.entityName ?? "of the request").")
    }
    self.entity = entity
  }

  /// The objects, sorted, of which the request's part is told.
  func objects<Result>(_ request: NSFetchRequest<Result>) -> [NSManagedObject] {
    var found = candidates(request)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = Sorting.sorted(found, by: request.sortDescriptors ?? [])
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    if request.shouldRefreshRefetchedObjects {
      for object in found where object.record.state == .saved {
        object.record.base = scope.row(object.record.id.reference)
      }
    }
    return found
  }

  private func candidates<Result>(_ request: NSFetchRequest<Result>) -> [NSManagedObject] {
    let entities = request.includesSubentities ? entity.concrete : [entity]
    let names = Set(entities.compactMap(\.name))
    var found: [NSManagedObject] = []
    for name in entities.compactMap(\.name) {
      for reference in scope.references(of: name) {
        guard let object = scope.object(reference), object.record.state != .deleted else { continue }
        found.append(object)
      }
    }
    guard request.includesPendingChanges else { return found }
    return found + scope.inserted.filter { names.contains($0.entity.name ?? "") }
  }
}

/// Sorts objects.
enum Sorting {
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    // What is the same stays in the order in which it came.
    return objects.enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}

extension NSManagedObjectContext {
  /// Finds what a request asks for.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let scope = scope
    let fetch = try Fetch(request, in: scope)
    let objects = fetch.objects(request)
    if request.resultType == .dictionaryResultType {
      return DictionaryRows(request.propertiesToFetch, request.propertiesToGroupBy, fetch.entity)
        .rows(of: objects, isDistinct: request.returnsDistinctResults).compactMap { $0 as? Result }
    }
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? Result }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? Result }
    default:
      for object in objects { object.record.fulfill() }
      return objects.compactMap { $0 as? Result }
    }
  }

  /// How many objects a request finds.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try Fetch(request, in: scope).objects(request).count
  }

  /// Does what a request asks for.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try BatchWork(scope).delete(request)
    case let request as NSBatchInsertRequest: return try BatchWork(scope).insert(request)
    case let request as NSBatchUpdateRequest: return try BatchWork(scope).update(request)
    case let request as NSPersistentHistoryChangeRequest:
      guard let rows = scope.root.stores?.all.first?.1 else {
        throw NSError.coreData(NSPersistentStoreOperationError, "The context has no store.")
      }
      return rows.history.answer(request)
    case let request as any AsynchronousRequest: return request.execute(in: self)
    case let request as NSFetchRequest<any NSFetchRequestResult>:
      return NSPersistentStoreFetchResult(try fetch(request))
    default:
      throw NSError.coreData(
        NSPersistentStoreUnsupportedRequestTypeError, "Stores do not know requests of \(type(of: request)).")
    }
  }
}
