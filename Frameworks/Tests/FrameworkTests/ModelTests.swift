import Foundation
@testable import SwiftData
import Testing

@Model
final class Author {
  @Attribute(.unique) var name: String
  var born: Int?
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
  var friend: Author?

  init(name: String, born: Int? = nil) {
    self.name = name
    self.born = born
  }
}

@Model
class Book {
  var title: String
  var pages: Int = 100
  var published: Date?
  var genre: Genre
  var price = Price(cents: 900)
  var keywords: Set<String> = []
  var author: Author?
  @Relationship var shelves: [Shelf]
  @Transient var isOpen = false
  var summary: String { "\(title), \(pages) pages" }

  init(_ title: String, genre: Genre = .novel, author: Author? = nil) {
    self.title = title
    self.genre = genre
    self.author = author
    shelves = []
  }
}

@Model
final class Shelf {
  var name: String
  var books: [Book]?
  @Relationship(deleteRule: .deny) var owner: Author?

  init(name: String) { self.name = name }
}

@Model
final class Corner {
  var x: Int; var y: Double; @Attribute(.unique) var label: String = ""

  init(_ x: Int, _ y: Double) {
    self.x = x
    self.y = y
  }
}

enum Genre: String, Codable { case novel, poems }
struct Price: Codable, Equatable { var cents: Int }

@MainActor
@Suite("Models that are kept")
struct ModelTests {
  private func memory() throws -> ModelContainer {
    try ModelContainer(for: Author.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func file() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "models-\(UUID().uuidString)/books.store")
  }

  @Test("Values of all kinds come back from a file")
  func values() throws {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000.123)
    try {
      let container = try ModelContainer(for: Author.self, configurations: ModelConfiguration(url: url))
      let book = Book("Winter", genre: .poems, author: Author(name: "Ada", born: 1815))
      book.published = date
      book.price.cents = 1_250
      book.keywords = ["snow", "ice"]
      container.mainContext.insert(book)
      try container.mainContext.save()
    }()
    let container = try ModelContainer(for: Author.self, configurations: ModelConfiguration(url: url))
    let book = try #require(try container.mainContext.fetch(FetchDescriptor<Book>()).first)
    #expect(book.title == "Winter" && book.genre == .poems && book.pages == 100)
    #expect(book.published == date && book.price == Price(cents: 1_250) && book.keywords == ["snow", "ice"])
    #expect(book.author?.name == "Ada" && book.author?.born == 1815 && book.author?.friend == nil)
    #expect(book.author?.books == [book])
  }

  @Test("Conditions, orders and limits say which models are fetched")
  func fetching() throws {
    let context = try memory().mainContext
    for (place, title) in ["Delta", "alpha", "Charlie", "bravo"].enumerated() {
      let book = Book(title)
      book.pages = place * 100
      context.insert(book)
    }
    let text = "A"
    let found = try context.fetch(
      FetchDescriptor<Book>(
        predicate: #Predicate { $0.title.localizedStandardContains(text) && $0.pages > 0 },
        sortBy: [SortDescriptor(\.pages, order: .reverse)]))
    #expect(found.map(\.title) == ["bravo", "Charlie", "alpha"])
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["alpha", "Charlie"])
    #expect(try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.genre.rawValue == "novel" })) == 4)
    #expect(try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.author == nil })) == 4)
  }

  @Test("Both sides of a relationship say the same, whichever is set")
  func relationships() throws {
    let context = try memory().mainContext
    let (ada, bob) = (Author(name: "Ada"), Author(name: "Bob"))
    context.insert(ada)
    let book = Book("One")
    ada.books.append(book)
    #expect(book.author === ada && book.modelContext === context)
    book.author = bob
    #expect(ada.books.isEmpty && bob.books == [book] && bob.modelContext === context)
    bob.books = []
    #expect(book.author == nil)
    let shelf = Shelf(name: "Hall")
    shelf.books = [book]
    #expect(book.shelves == [shelf] && shelf.modelContext === context)
    book.shelves.removeAll()
    #expect(shelf.books == [])
  }

  @Test("Delete rules: cascade, nullify, deny")
  func deleting() throws {
    let context = try memory().mainContext
    let (ada, bob) = (Author(name: "Ada"), Author(name: "Bob"))
    let book = Book("One", author: ada)
    context.insert(book)
    context.insert(bob)
    bob.friend = ada
    let shelf = Shelf(name: "Hall")
    shelf.books = [book]
    try context.save()
    context.delete(ada)
    #expect(ada.books == [book], "what is deleted says what it said")
    #expect(book.isDeleted && book.modelContext == nil && bob.friend == nil && shelf.books == [])
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    shelf.owner = bob
    context.delete(shelf)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Shelf>()) == [shelf] && !shelf.isDeleted)
  }

  @Test("Of two with the same unique value the later one stays, with what belonged to the other")
  func unique() throws {
    let context = try memory().mainContext
    context.insert(Book("One", author: Author(name: "Ada", born: 1)))
    try context.save()
    context.insert(Author(name: "Ada", born: 2))
    try context.save()
    let authors = try context.fetch(FetchDescriptor<Author>())
    #expect(authors.map(\.born) == [2])
    #expect(authors.first?.books.map(\.title) == ["One"])
  }

  @Test("Of several with the same unique value that are new at once the last one stays")
  func uniqueAtOnce() throws {
    let context = try memory().mainContext
    for born in 1...3 { context.insert(Author(name: "Ada", born: born)) }
    context.insert(Author(name: "Grace"))
    try context.save()
    #expect(Set(try context.fetch(FetchDescriptor<Author>()).map(\.born)) == [3, nil])
  }

  @Test("Properties may stand on one line")
  func oneLine() throws {
    let container = try ModelContainer(
      for: Corner.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Corner(1, 2.5))
    try container.mainContext.save()
    let corner = try #require(ModelContext(container).fetch(FetchDescriptor<Corner>()).first)
    #expect(corner.x == 1 && corner.y == 2.5 && corner.label == "")
  }

  @Test("What was not saved can be taken back, and undone step by step")
  func takingBack() throws {
    let context = try memory().mainContext
    context.autosaveEnabled = false
    let ada = Author(name: "Ada")
    context.insert(ada)
    try context.save()
    ada.born = 3
    context.insert(Author(name: "Bob"))
    #expect(context.hasChanges && ada.hasChanges)
    context.rollback()
    #expect(ada.born == nil && !context.hasChanges)
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 1)
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    manager.beginUndoGrouping()
    ada.born = 4
    manager.endUndoGrouping()
    manager.undo()
    #expect(ada.born == nil)
  }

  @Test("Contexts see what others saved, and two containers of one file are one store")
  func contexts() async throws {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let container = try ModelContainer(for: Author.self, configurations: ModelConfiguration(url: url))
    let other = try ModelContainer(for: Author.self, configurations: ModelConfiguration(url: url))
    let ada = Author(name: "Ada")
    container.mainContext.insert(ada)
    try container.mainContext.save()
    #expect(try other.mainContext.fetch(FetchDescriptor<Author>()).map(\.name) == ["Ada"])
    let keeper = Keeper(modelContainer: other)
    try await keeper.rename(ada.persistentModelID, to: "Ada Lovelace")
    try container.mainContext.save()
    #expect(ada.name == "Ada" || ada.name == "Ada Lovelace")
    container.mainContext.processPendingChanges()
    #expect(ada.name == "Ada Lovelace")
    try await keeper.clear()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Author>()) == 0)
    #expect(ada.isDeleted)
  }

  @Test("Names of earlier versions and new variables with their defaults")
  func migration() throws {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let configuration = ModelConfiguration(url: url)
    try {
      let container = try ModelContainer(for: First.Note.self, configurations: configuration)
      container.mainContext.insert(First.Note(text: "old"))
      try container.mainContext.save()
    }()
    let container = try ModelContainer(
      for: Schema(versionedSchema: Second.self), migrationPlan: Plan.self, configurations: configuration)
    let note = try #require(try container.mainContext.fetch(FetchDescriptor<Second.Note>()).first)
    #expect(note.body == "old, migrated" && note.stars == 5)
  }

  @Test("Where a file cannot be opened later the program goes on, in memory")
  func unreadable() throws {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(repeating: 65, count: 5_000).write(to: url)
    let configuration = ModelConfiguration(url: url)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: Author.self, configurations: configuration)
    }
    let container = ModelContainer(
      ModelContainer.Core(
        schema: Schema(Author.self), migrationPlan: nil, configurations: [configuration], configuration: configuration))
    container.mainContext.insert(Author(name: "Ada"))
    try container.mainContext.save()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Author>()) == 1)
    #expect(try Data(contentsOf: url).count == 5_000)
  }
}

@ModelActor
actor Keeper {
  func rename(_ id: PersistentIdentifier, to name: String) throws {
    self[id, as: Author.self]?.name = name
    try modelContext.save()
  }

  func clear() throws {
    try modelContext.delete(model: Author.self)
    try modelContext.save()
  }
}

enum First: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }

  @Model final class Note {
    var text: String
    init(text: String) { self.text = text }
  }
}

enum Second: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Note.self] }

  @Model final class Note {
    @Attribute(originalName: "text") var body: String
    var stars: Int = 5
    init(body: String) { self.body = body }
  }
}

enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [
      .custom(fromVersion: First.self, toVersion: Second.self, willMigrate: nil) { context in
        for note in try context.fetch(FetchDescriptor<Second.Note>()) { note.body += ", migrated" }
      }
    ]
  }
}
