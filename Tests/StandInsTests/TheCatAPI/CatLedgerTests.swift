import Foundation
import Testing

@testable import StandIns

@Suite struct CatLedgerTests {
  @Test func theOldestAreForgotten() {
    var book = CatLedger.Book(firstID: 1)
    let entry = CatLedger.Entry(id: 0, account: "a", imageID: "x", date: .distantPast)
    for _ in 0...CatLedger.Book.capacity { _ = book.add(entry) }
    #expect(book.entries.count <= CatLedger.Book.capacity)
    #expect(book.entries.first?.id == CatLedger.Book.capacity / 10 + 1)
    let removals = [
      book.remove(1, of: "a"), book.remove(CatLedger.Book.capacity, of: "b"),
      book.remove(CatLedger.Book.capacity, of: "a"),
    ]
    #expect(removals == [false, false, true])
  }
}
