import CoreData
import SwiftUITesting
import Testing

@testable import CoreData

/// A shelf of books, as a program's own class.
final class Shelf: NSManagedObject {
  @NSManaged var name: String?
  @NSManaged var books: NSSet?
}

final class Book: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var pages: Int16
  @NSManaged var price: NSDecimalNumber?
  @NSManaged var read: Bool
  @NSManaged var added: Date?
  @NSManaged var id: UUID?
  @NSManaged var link: URL?
  @NSManaged var cover: Data?
  @NSManaged var rating: NSNumber?
  @NSManaged var tags: [String]?
  @NSManaged var shelf: Shelf?

  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(UUID(), forKey: "id")
  }
}

enum Library {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="1" module="FrameworkTests">
      <entity name="Shelf" representedClassName="Shelf" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName=".Book" syncable="YES">
        <attribute name="title" attributeType="String" defaultValueString="Untitled" minValueString="1"/>
        <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Decimal"/>
        <attribute name="read" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="link" optional="YES" attributeType="URI"/>
        <attribute name="cover" optional="YES" attributeType="Binary"/>
        <attribute name="rating" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="changed" optional="YES" attributeType="Date" derived="YES" derivationExpression="now:()"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
      </entity>
    </model>
    """

  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
  }

  /// A container with a store in a file, or in memory.
  static func container(in folder: URL? = nil) throws -> NSPersistentContainer {
    let place = Self.folder().appendingPathComponent("Library.momd")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try text.write(to: place.appendingPathComponent("Library.mom"), atomically: true, encoding: .utf8)
    let model = try #require(NSManagedObjectModel(contentsOf: place))
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let file = folder?.appendingPathComponent("Library.sqlite") ?? URL(fileURLWithPath: "/dev/null")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }
}

/// The number of the error that is thrown; nil for none.
func code(_ body: () throws -> Void) -> Int? {
  do { try body() } catch let error as NSError { return error.code }
  return nil
}

@MainActor
struct CoreDataTests {
  private func request(_ format: String? = nil, _ argument: Any? = nil) -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
    if let format { request.predicate = NSPredicate(format: format, argument) }
    return request
  }

  private func fill(_ context: NSManagedObjectContext) -> (Shelf, [Book]) {
    let shelf = Shelf(context: context)
    shelf.name = "Top"
    let books = ["Walden", "Emma", "Ulysses"].enumerated().map { place, title in
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(100 * (place + 1))
      book.shelf = shelf
      return book
    }
    return (shelf, books)
  }

  @Test func valuesOfAllKindsAreKeptInAFile() throws {
    let folder = Library.folder()
    let date = Date(timeIntervalSince1970: 1.125)
    do {
      let context = try Library.container(in: folder).viewContext
      let (_, books) = fill(context)
      let book = books[0]
      book.price = NSDecimalNumber(string: "12.30")
      book.read = true
      book.added = date
      book.link = URL(string: "https://example.com/a")
      book.cover = Data([1, 2, 3])
      book.rating = 4.5
      book.tags = ["a", "b"]
      #expect(context.hasChanges)
      try context.save()
      #expect(!context.hasChanges && !book.objectID.isTemporaryID)
    }
    let context = try Library.container(in: folder).viewContext
    let found = try context.fetch(request("title == %@", "Walden"))
    let book = try #require(found.first)
    #expect(found.count == 1 && book.pages == 100 && book.read && book.added == date && book.rating == 4.5)
    #expect(book.price == NSDecimalNumber(string: "12.3") && book.link?.path == "/a" && book.cover == Data([1, 2, 3]))
    #expect(book.tags == ["a", "b"] && book.id != nil && book.value(forKey: "changed") is Date)
    #expect(book.shelf?.name == "Top" && (book.shelf?.books as? Set<Book>)?.count == 3)
    #expect(book.value(forKey: "pages") as? Int == 100)
    #expect(book.value(forKeyPath: "shelf.books.@count") as? Int == 3)
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let context = try Library.container().viewContext
    let (shelf, books) = fill(context)
    #expect(shelf.books?.count == 3)
    let other = Shelf(context: context)
    books[0].shelf = other
    #expect(shelf.books?.count == 2 && (other.books?.allObjects as? [Book]) == [books[0]])
    other._addManaged(books[1], "books")
    #expect(books[1].shelf === other)
    other._removeManaged(books[1], "books")
    #expect(books[1].shelf == nil)
    other.mutableSetValue(forKey: "books").add(books[2])
    #expect(books[2].shelf === other && shelf.books?.count == 0)
  }

  @Test func deletingGoesAlong() throws {
    let context = try Library.container().viewContext
    let (shelf, books) = fill(context)
    try context.save()
    context.delete(books[0])
    #expect(shelf.books?.count == 2 && books[0].isDeleted)
    try context.save()
    #expect(books[0].managedObjectContext == nil)
    context.delete(shelf)
    #expect(try context.count(for: request()) == 0)
    context.rollback()
    #expect(try context.count(for: request()) == 2)
    context.delete(shelf)
    try context.save()
    #expect(try context.count(for: request()) == 0)
  }

  @Test func conditionsSortingAndParts() throws {
    let context = try Library.container().viewContext
    let (shelf, _) = fill(context)
    #expect(try context.fetch(request()).map(\.title) == ["Emma", "Ulysses", "Walden"])
    #expect(try context.fetch(request("pages > %d", 150)).count == 2)
    #expect(try context.fetch(request("shelf == %@", shelf)).count == 3)
    #expect(try context.fetch(request("shelf.name CONTAINS[cd] %@", "to")).count == 3)
    #expect(try context.fetch(request("added == nil")).count == 3)
    let shelves = NSFetchRequest<Shelf>(entityName: "Shelf")
    shelves.predicate = NSPredicate(format: "ANY books.title BEGINSWITH %@", "Em")
    #expect(try context.fetch(shelves) == [shelf])
    shelves.predicate = NSPredicate(format: "books.@count == 0")
    #expect(try context.fetch(shelves).isEmpty)
    shelves.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "books.@count > 2"), NSPredicate(format: "books.@sum.pages == 600"),
    ])
    #expect(try context.fetch(shelves).count == 1)
    let part = request()
    part.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    part.fetchLimit = 1
    part.fetchOffset = 1
    #expect(try context.fetch(part).map(\.pages) == [200])
    part.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Book.title, order: .reverse))]
    #expect(try context.fetch(part).map(\.title) == ["Ulysses"])
    part.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    ]
    #expect(try context.fetch(part).map(\.title) == ["Ulysses"])
  }

  @Test func whatIsNotValidIsNotSaved() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    #expect(book.title == "Untitled")
    book.setValue(nil, forKey: "title")
    #expect(code { try context.save() } == NSValidationMissingMandatoryPropertyError)
    book.title = ""
    do {
      try context.save()
      Issue.record("A title that is too short was saved.")
    } catch let error as NSError {
      #expect(error.code == NSValidationStringTooShortError)
      #expect(error.userInfo[NSValidationKeyErrorKey] as? String == "title")
    }
    #expect(context.hasChanges)
  }

  @Test func changesAreToldBeforeAndTakenBack() throws {
    let context = try Library.container().viewContext
    let (_, books) = fill(context)
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
