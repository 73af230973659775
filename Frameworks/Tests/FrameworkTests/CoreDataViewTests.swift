import CoreData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct CoreDataViewTests {
  private struct List: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Volume.title)]) private var books: FetchedResults<Volume>
    @Environment(\.managedObjectContext) private var context
    @State private var filter = ""

    var body: some View {
      ForEach(books, id: \.objectID) { book in Text("\(book.title) \(book.pages)") }
      Button("Add") {
        Volume(context: context).title = "New"
        try? context.save()
      }
      Button("Add Emma") { Volume(context: context).title = "Emma" }
      Button("Turn") { for book in books { book.pages += 1 } }
      Button("Filter") { books.nsPredicate = NSPredicate(format: "title == %@", "New") }
      Button("Reverse") { books.sortDescriptors = [SortDescriptor(\Volume.title, order: .reverse)] }
    }
  }

  @Test func viewsFollowTheirRequest() async throws {
    let context = try Library.container().viewContext
    let screen = TestScreen(List().environment(\.managedObjectContext, context))
    func rows() -> [String] { screen.texts.filter { $0.contains(#/\d$/#) } }
    #expect(rows().isEmpty)
    try screen.tap("Add Emma")
    await screen.settle()
    #expect(rows() == ["Emma 0"])
    try screen.tap("Add")
    await screen.settle()
    #expect(rows() == ["Emma 0", "New 0"])
    try screen.tap("Turn")
    await screen.settle()
    #expect(rows() == ["Emma 1", "New 1"])
    try screen.tap("Reverse")
    await screen.settle()
    #expect(rows() == ["New 1", "Emma 1"])
    try screen.tap("Filter")
    await screen.settle()
    #expect(rows() == ["New 1"])
  }

  @Test func eachReaderHasObjectsOfTheirOwn() async throws {
    let folder = Library.folder()
    let container = try Library.container(in: folder)
    let screens = (0..<2).map { _ in TestScreen(List().environment(\.managedObjectContext, container.viewContext)) }
    try screens[0].tap("Add")
    for screen in screens { await screen.settle() }
    #expect(screens[0].texts.contains("New 0"))
    #expect(!screens[1].texts.contains("New 0"))
    #expect(try container.viewContext.count(for: NSFetchRequest<Volume>(entityName: "Volume")) == 0)
  }
}
