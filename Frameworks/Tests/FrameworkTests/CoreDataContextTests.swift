import CoreData
import Testing

@testable import CoreData

@MainActor
struct CoreDataContextTests {
  private let all = NSFetchRequest<Volume>(entityName: "Volume")

  @Test func aBackgroundContextIsMerged() async throws {
    let container = try Library.container()
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let book = Volume(context: context)
    book.title = "One"
    try context.save()
    let name = book.objectID
    try await container.performBackgroundTask { work in
      let same = try #require(try work.existingObject(with: name) as? Volume)
      same.title = "Two"
      Volume(context: work).title = "New"
      try work.save()
    }
    for _ in 0..<200 where book.title != "Two" { try await Task.sleep(for: .milliseconds(10)) }
    #expect(book.title == "Two")
    #expect(try context.fetch(all).map(\.title).sorted() == ["New", "Two"])
  }

  @Test func aContextBelowSavesIntoItsParent() throws {
    let container = try Library.container()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = container.viewContext
    let shelf = Rack(context: child)
    let book = Volume(context: child)
    book.shelf = shelf
    try child.save()
    #expect(container.viewContext.hasChanges)
    let mine = try #require(try container.viewContext.fetch(all).first)
    #expect(mine !== book && mine.objectID == book.objectID && mine.shelf?.objectID == shelf.objectID)
    try container.viewContext.save()
    #expect(try container.newBackgroundContext().count(for: all) == 1)
    book.title = "Lost"
    child.rollback()
    #expect(book.title == "Untitled")
  }

  @Test func whoWaitsForAContextBelowIsAskedItself() throws {
    let container = try Library.container()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = container.viewContext
    try child.performAndWait {
      Volume(context: child).title = "Below"
      try child.save()
    }
    #expect(try container.viewContext.fetch(all).map(\.title) == ["Below"])
  }

  @Test func oneOfTwoSavesWins() throws {
    let container = try Library.container()
    let (one, other) = (container.viewContext, container.newBackgroundContext())
    let book = Volume(context: one)
    try one.save()
    let same = try #require(other.object(with: book.objectID) as? Volume)
    #expect(same.title == "Untitled")
    book.title = "One"
    try one.save()
    same.title = "Other"
    #expect(code { try other.save() } == NSManagedObjectMergeError)
    other.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try other.save()
    #expect(same.title == "One")
    same.title = "Other"
    book.title = "Third"
    try one.save()
    other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try other.save()
    one.refreshAllObjects()
    #expect(book.title == "Other")
  }

  @Test func manyObjectsAtOnce() throws {
    let container = try Library.container()
    let context = container.viewContext
    let insert = NSBatchInsertRequest(entityName: "Volume", objects: (0..<5).map { ["title": "B\($0)", "pages": $0] })
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 5)
    let update = NSBatchUpdateRequest(entityName: "Volume")
    update.predicate = NSPredicate(format: "pages >= %d", 3)
    update.propertiesToUpdate = ["read": true]
    try context.execute(update)
    #expect(try context.fetch(all).filter(\.read).count == 2)
    let request: NSFetchRequest<NSFetchRequestResult> = Volume.fetchRequest()
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeObjectIDs
    let result = try context.execute(delete) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 5)
    #expect(try context.count(for: all) == 0)
  }

  private final class Watcher: NSObject, NSFetchedResultsControllerDelegate {
    var words: [String] = []

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
      words.append("now \(controller.fetchedObjects?.count ?? -1)")
    }

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      words.append("\(type) \(indexPath.map { "\($0)" } ?? "-") \(newIndexPath.map { "\($0)" } ?? "-")")
    }
  }

  @Test func aControllerTellsWhatChanges() throws {
    let context = try Library.container().viewContext
    all.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let watcher = Watcher()
    let controller = NSFetchedResultsController(
      fetchRequest: all, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    controller.delegate = watcher
    try controller.performFetch()
    let book = Volume(context: context)
    book.title = "M"
    try context.save()
    #expect(watcher.words == ["insert - [0, 0]", "now 1"] && controller.fetchedObjects == [book])
    watcher.words = []
    Volume(context: context).title = "A"
    context.processPendingChanges()
    #expect(watcher.words == ["insert - [0, 0]", "now 2"])
    #expect(controller.object(at: [0, 1]) === book && controller.indexPath(forObject: book) == [0, 1])
    watcher.words = []
    context.delete(book)
    try context.save()
    #expect(watcher.words == ["delete [0, 1] -", "now 1"])
  }

  @Test func changesAreToldBeforeAndTakenBack() throws {
    let context = try Library.container().viewContext
    let books = ["Walden", "Emma"].map { title in
      let book = Volume(context: context)
      book.title = title
      return book
    }
    try context.save()
    var told = 0
    let subscription = books[0].objectWillChange.sink { told += 1 }
    books[0].title = "Other"
    #expect(told == 1 && books[0].isUpdated && books[0].changedValues().keys.contains("title"))
    #expect(books[0].committedValues(forKeys: ["title"])["title"] as? String == "Walden")
    context.refresh(books[0], mergeChanges: false)
    #expect(books[0].isFault && books[0].title == "Walden" && !context.hasChanges)
    withExtendedLifetime(subscription) {}
  }
}
