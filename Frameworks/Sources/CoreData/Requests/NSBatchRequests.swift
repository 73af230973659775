import Foundation

/// What comes of a request for deleting many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
/// What comes of a request for adding many objects.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
/// What comes of a request for changing many objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Deletes objects in the store, without contexts knowing.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Which objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What comes of it.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  /// Deletes what a request finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

  /// Deletes objects of one entity.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.reference.entity ?? "")
    request.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
    }
    self.init(fetchRequest: request)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// Adds objects to the store, without contexts knowing.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  /// The objects' values by their names.
  open var objectsToInsert: [[String: Any]]?
  /// Sets the values of one object; true where there is none any more.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// Sets the values of one object by their names; true where there is none any more.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// What comes of it.
  open var resultType: NSBatchInsertRequestResultType = .statusOnly

  /// Adds objects of an entity.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Adds objects of an entity.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Adds objects until the closure says that there is none any more.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Adds objects until the closure says that there is none any more.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Adds objects until the closure says that there is none any more.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  /// Adds objects until the closure says that there is none any more.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// Changes objects in the store, without contexts knowing.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the objects' entity.
  public let entityName: String
  /// Which objects; nil is all.
  open var predicate: NSPredicate?
  /// Whether objects of entities below are meant too.
  open var includesSubentities = true
  /// The new values by their names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What comes of it.
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// What comes of deleting many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Whether it was done, how many, or which, as the request says.
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

/// What comes of adding many objects.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Whether it was done, how many, or which, as the request says.
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType
  init(_ result: Any, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// What comes of changing many objects.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Whether it was done, how many, or which, as the request says.
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType
  init(_ result: Any, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}
