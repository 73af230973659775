import CoreData
import XCTest

@testable import Journal

final class JournalTests: XCTestCase {
  func testAnItemTakesItsNotesAlong() throws {
    let context = PersistenceController(inMemory: true).container.viewContext
    let item = Item(context: context)
    let note = Note(context: context)
    note.text = "first"
    item.addToNotes(note)
    try context.save()
    XCTAssertEqual(note.item, item)
    context.delete(item)
    try context.save()
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    XCTAssertEqual(try context.count(for: request), 0)
  }
}
