import CoreData
import Testing

@testable import CoreData

/// The number of the error that is thrown; nil for none.
func code(_ body: () throws -> Void) -> Int? {
  do { try body() } catch let error as NSError { return error.code }
  return nil
}

@MainActor
struct CoreDataTests {
  private func request(_ format: String? = nil, _ argument: Any? = nil) -> NSFetchRequest<Volume> {
    let request = NSFetchRequest<Volume>(entityName: "Volume")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Volume.title, ascending: true)]
    if let format { request.predicate = NSPredicate(format: format, argument) }
    return request
  }

  private func fill(_ context: NSManagedObjectContext) -> (Rack, [Volume]) {
    let shelf = Rack(context: context)
    shelf.name = "Top"
    let books = ["Walden", "Emma", "Ulysses"].enumerated().map { place, title in
      let book = Volume(context: context)
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
    #expect(book.shelf?.name == "Top" && (book.shelf?.books as? Set<Volume>)?.count == 3)
    #expect(book.value(forKey: "pages") as? Int == 100)
    #expect(book.value(forKeyPath: "shelf.books.@count") as? Int == 3)
  }

  @Test func bothEndsOfARelationshipAgree() throws {
    let context = try Library.container().viewContext
    let (shelf, books) = fill(context)
    #expect(shelf.books?.count == 3)
    let other = Rack(context: context)
    books[0].shelf = other
    #expect(shelf.books?.count == 2 && (other.books?.allObjects as? [Volume]) == [books[0]])
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
    let shelves = NSFetchRequest<Rack>(entityName: "Rack")
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
    part.sortDescriptors = [NSSortDescriptor(SortDescriptor(\Volume.title, order: .reverse))]
    #expect(try context.fetch(part).map(\.title) == ["Ulysses"])
    part.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    ]
    #expect(try context.fetch(part).map(\.title) == ["Ulysses"])
  }

  @Test func whatIsNotValidIsNotSaved() throws {
    let context = try Library.container().viewContext
    let book = Volume(context: context)
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
}
