import Foundation

/// What comes of a request.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What comes of a request for objects.
final class NSPersistentStoreFetchResult: NSPersistentStoreResult, @unchecked Sendable {
  let objects: [any NSFetchRequestResult]

  init(_ objects: [any NSFetchRequestResult]) { self.objects = objects }
}

/// What comes of a request that is not waited for.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The context that was asked.
  public let managedObjectContext: NSManagedObjectContext
  /// What went wrong; nil where nothing did.
  open internal(set) var operationError: (any Error)?
  /// How far the request is.
  public let progress: Progress? = nil

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  /// Ends the request. It has ended.
  open func cancel() {}
}

/// What comes of a request for objects that is not waited for.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult,
  @unchecked Sendable
{
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// What was found; nil where something went wrong.
  open internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init(context)
  }
}

protocol AsynchronousRequest {
  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// A request for objects that is not waited for.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousRequest {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// What is done with what was found.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many objects there may be.
  open var estimatedResultCount = 0

  /// Makes a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }

  func execute(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { [fetchRequest, completionBlock] in
      do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
      completionBlock?(result)
    }
    return result
  }
}
