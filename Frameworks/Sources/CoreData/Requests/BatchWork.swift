import Foundation

/// Does requests for many objects: in a context of its own that is saved, so that what they belong to stays right.
///
/// On Apple's platforms other contexts know nothing of it until they are told; here they are told where they merge by themselves.
struct BatchWork {
  private let scope: ObjectScope
  private let context: NSManagedObjectContext
  private let work: ObjectScope

  init(_ scope: ObjectScope) throws {
    guard let coordinator = scope.context?.persistentStoreCoordinator else {
      throw NSError.coreData(NSPersistentStoreOperationError, "The context has no store's coordinator.")
    }
    self.scope = scope
    context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = coordinator
    context.name = scope.context?.name
    context.transactionAuthor = scope.context?.transactionAuthor
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    work = context.scope
  }

  func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let found = try Fetch(request.fetchRequest, in: work).objects(request.fetchRequest)
    for object in found { context.delete(object) }
    try context.save()
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found.map(\.objectID)
      case .resultTypeCount: found.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    var made: [NSManagedObject] = []
    func new() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
    }
    for values in request.objectsToInsert ?? [] {
      let object = new()
      object.setValuesForKeys(values)
      made.append(object)
    }
    if let handler = request.dictionaryHandler {
      var values = NSMutableDictionary()
      while !handler(values) {
        let object = new()
        for case (let key as String, let value) in values { object.setValue(value, forKey: key) }
        made.append(object)
        values = NSMutableDictionary()
      }
    }
    if let handler = request.managedObjectHandler {
      var object = new()
      while !handler(object) {
        made.append(object)
        object = new()
      }
      context.delete(object)
    }
    try context.save()
    let result: Any =
      switch request.resultType {
      case .statusOnly: true
      case .objectIDs: made.map(\.objectID)
      case .count: made.count
      }
    return NSBatchInsertResult(result, request.resultType)
  }

  func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let found = try Fetch(fetch, in: work).objects(fetch)
    for object in found {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
        object.setValue(ExpressionValue.value(value, of: object), forKey: name)
      }
    }
    try context.save()
    let result: Any =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found.map(\.objectID)
      case .updatedObjectsCountResultType: found.count
      }
    return NSBatchUpdateResult(result, request.resultType)
  }
}
