import Foundation

/// What comes of a request: objects, their names, dictionaries or a number.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What comes of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The names of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values by their names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// What a store is asked.
open class NSPersistentStoreRequest: NSObject, NSCopying {
  /// The stores that are asked; nil is all.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity.
  open var entity: NSEntityDescription?
  /// The entity's name.
  open var entityName: String? { entity?.name ?? named }
  /// Which objects are meant; nil is all.
  open var predicate: NSPredicate?
  /// How they are sorted.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many are told at most; 0 is all.
  open var fetchLimit = 0
  /// How many are passed over first.
  open var fetchOffset = 0
  /// How many are read at a time. All are in memory.
  open var fetchBatchSize = 0
  /// What comes of the request.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of entities below are meant too.
  open var includesSubentities = true
  /// Whether what is not saved counts.
  open var includesPendingChanges = true
  /// Whether values are read along with objects. They are at hand.
  open var includesPropertyValues = true
  /// Whether objects are told before their values are read. Their values are at hand.
  open var returnsObjectsAsFaults = true
  /// Which objects at the other end of relationships are read too. All are at hand.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The values of dictionaries: names, attributes, or expressions.
  open var propertiesToFetch: [Any]?
  /// What dictionaries are made one of for each.
  open var propertiesToGroupBy: [Any]?
  /// Which groups are meant.
  open var havingPredicate: NSPredicate?
  /// Whether the same dictionary is told once.
  open var returnsDistinctResults = false
  /// Whether objects have what the store has by now.
  open var shouldRefreshRefetchedObjects = false
  private let named: String?

  /// A request whose entity is set later.
  public override init() { named = nil }

  /// A request for objects of an entity.
  public init(entityName: String) { named = entityName }

  /// Tells what is found in the context whose work is being done.
  open func execute() throws -> [ResultType] {
    guard let context = CurrentContext.value else {
      throw NSError.coreData(
        NSPersistentStoreOperationError, "execute() works in perform of a context alone: use context.fetch(request).")
    }
    return try context.fetch(self)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = entityName.map(NSFetchRequest<ResultType>.init(entityName:)) ?? NSFetchRequest<ResultType>()
    take(into: copy)
    return copy
  }

  /// The same request for another kind of result.
  func take<Other>(into other: NSFetchRequest<Other>) {
    other.entity = entity
    (other.predicate, other.sortDescriptors) = (predicate, sortDescriptors)
    (other.fetchLimit, other.fetchOffset, other.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
    (other.resultType, other.includesSubentities) = (resultType, includesSubentities)
    (other.includesPendingChanges, other.returnsObjectsAsFaults) = (includesPendingChanges, returnsObjectsAsFaults)
    (other.propertiesToFetch, other.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
    (other.havingPredicate, other.returnsDistinctResults) = (havingPredicate, returnsDistinctResults)
    other.affectedStores = affectedStores
  }
}

extension NSFetchRequest {
  /// The same request for results of any kind: what `as! NSFetchRequest<NSFetchRequestResult>` is here.
  public var _ofAnyResult: NSFetchRequest<any NSFetchRequestResult> {
    let request = entityName.map(NSFetchRequest<any NSFetchRequestResult>.init(entityName:))
    let copy = request ?? NSFetchRequest<any NSFetchRequestResult>()
    take(into: copy)
    return copy
  }
}

/// The context whose work is being done.
enum CurrentContext {
  @TaskLocal static var value: NSManagedObjectContext?
}
