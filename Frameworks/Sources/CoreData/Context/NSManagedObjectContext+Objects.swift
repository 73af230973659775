import Foundation

extension NSManagedObjectContext {
  /// The objects that the context knows.
  public var registeredObjects: Set<NSManagedObject> { Set(scope.registered) }
  /// The objects that are to be added to the store.
  public var insertedObjects: Set<NSManagedObject> { Set(scope.inserted) }
  /// The objects that are to be changed in the store.
  public var updatedObjects: Set<NSManagedObject> { Set(scope.updated) }
  /// The objects that are to be taken from the store.
  public var deletedObjects: Set<NSManagedObject> { Set(scope.deleted) }

  /// Gives objects the names that they keep.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.record.id.becomePermanent() }
  }

  /// Puts an object into one of several stores that have its entity.
  @available(*, unavailable, message: "an object goes into the store whose configuration has its entity")
  public func assign(_ object: Any, to store: NSPersistentStore) {}

  /// Tells observers what has changed since they were told.
  public func processPendingChanges() { scope.tell() }

  /// The object of a name; throws where there is none.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = scope.known(objectID.reference), !known.record.isGone, known.isInserted { return known }
    guard scope.exists(objectID.reference), let object = scope.object(objectID.reference), !object.record.isGone else {
      throw NSError.coreData(
        NSManagedObjectReferentialIntegrityError, "There is no object \(objectID.uriRepresentation()).")
    }
    return object
  }
}
