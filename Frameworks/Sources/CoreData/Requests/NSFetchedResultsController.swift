import Foundation

/// How an object of a controller has changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// Some of a controller's objects, under one name.
public protocol NSFetchedResultsSectionInfo {
  /// The section's name.
  var name: String { get }
  /// What an index shows of the name.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// What a request finds, kept up to date as objects of the context change.
open class NSFetchedResultsController<ResultType>: NSObject {
  let core: FetchedCore

  /// Makes a controller; objects are found once it is told to fetch.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
    fetchRequest.take(into: request)
    core = FetchedCore(request, context, sectionNameKeyPath, name)
    self.fetchRequest = fetchRequest
    super.init()
    core.refetch = { [weak fetchRequest] in fetchRequest?.take(into: request) }
    core.facade = { [weak self, weak core] in
      (self as Any) as? NSFetchedResultsController<any NSFetchRequestResult>
        ?? core.map { NSFetchedResultsController<any NSFetchRequestResult>($0, request) }
    }
  }

  /// The same controller, for delegates, which do not know its objects.
  init(_ core: FetchedCore, _ request: NSFetchRequest<ResultType>) {
    self.core = core
    fetchRequest = request
  }

  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  open var managedObjectContext: NSManagedObjectContext { core.context }
  /// What sections are made by.
  open var sectionNameKeyPath: String? { core.sectionPath }
  /// What the sections are kept under.
  open var cacheName: String? { core.cacheName }

  /// Who is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Forgets sections that were kept. None are.
  open class func deleteCache(withName name: String?) {}

  /// Finds the objects.
  open func performFetch() throws { try core.perform() }

  /// The objects; nil before they were fetched.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }
  /// The sections; nil before they were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.objects == nil ? nil : core.sections }
  /// What an index shows of the sections.
  open var sectionIndexTitles: [String] { core.sections.compactMap(\.indexTitle) }

  /// The object of a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let found = core.sections[indexPath[0]].members[indexPath[1]] as? ResultType else {
      fatalError("There is no object at \(indexPath).")
    }
    return found
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.place(of: $0) }
  }

  /// What an index shows of a section's name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The section of an index's title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  open override func isEqual(_ object: Any?) -> Bool { (object as? any FetchedController)?.core === core }
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

protocol FetchedController {
  var core: FetchedCore { get }
}

extension NSFetchedResultsController: FetchedController {}

/// Is told of the changes of a controller's objects. All methods do nothing by default.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// The objects are about to change.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// The objects have changed.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// An object has changed, come, gone or moved.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section has come or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// The names of the objects have changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
}
