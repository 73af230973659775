import Foundation
import Synchronization
import Testing
import ViewGraph

@testable import ObjectStore

@Suite("Objects in a store")
struct ObjectStoreTests {
  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "objects-\(UUID().uuidString)/some.store")
  }

  private func row(_ id: Int64, _ text: String, entity: String = "Note") -> StoredRow {
    StoredRow(entity: entity, id: id, data: Data(text.utf8))
  }

  @Test("Rows come back, the oldest first, by their kind")
  func rows() throws {
    let store = try ObjectStore.open(at: nil)
    try store.commit(StoredChanges(rows: [row(2, "b"), row(1, "a"), row(3, "c", entity: "Tag")]))
    #expect(try store.rows(of: "Note") == [row(1, "a"), row(2, "b")])
    try store.commit(StoredChanges(rows: [row(1, "A")], deleted: [StoredKey(entity: "Note", id: 2)]))
    #expect(try store.rows(of: "Note") == [row(1, "A")])
    #expect(try store.row(StoredKey(entity: "Tag", id: 3)) == row(3, "c", entity: "Tag"))
    #expect(try store.row(StoredKey(entity: "Tag", id: 1)) == nil)
  }

  @Test("What was committed is there when the file is opened again, and one file is one store")
  func files() throws {
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    var store: ObjectStore? = try ObjectStore.open(at: url)
    #expect(try ObjectStore.open(at: url) === store)
    try store?.commit(StoredChanges(rows: [row(7, "kept")]))
    try store?.setMetadata(Data([1]), for: "version")
    store = nil
    let again = try ObjectStore.open(at: url)
    #expect(try again.rows(of: "Note") == [row(7, "kept")])
    #expect(try again.metadata("version") == Data([1]))
    try ObjectStore.remove(at: url)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A file that is no database is refused with what SQLite says")
  func noDatabase() throws {
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 65, count: 5_000).write(to: url)
    #expect(throws: (any Error).self) { try ObjectStore.open(at: url) }
  }

  @Test("The others hear of a change, its author does not, and nobody who has gone")
  func listeners() throws {
    final class Author: Sendable {}
    let (one, other) = (Author(), Author())
    let heard = Mutex<[String]>([])
    let store = try ObjectStore.open(at: nil)
    let first = store.listen(as: one) { _ in heard.withLock { $0.append("one") } }
    var second: (AnyObject & Sendable)? = store.listen(as: other) { changes in
      heard.withLock { $0.append("other \(changes.rows.count)") }
    }
    try store.commit(StoredChanges(rows: [row(1, "a")]), by: one)
    #expect(heard.withLock(\.self) == ["other 1"])
    second = nil
    try store.commit(StoredChanges(rows: [row(1, "b")]), by: one)
    #expect(heard.withLock(\.self) == ["other 1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("Numbers grow, at one instant too, and when the clock goes back")
  func identifiers() {
    var sequence = IdentifierSequence()
    let first = sequence.next(at: 1_000, random: 5)
    let second = sequence.next(at: 1_000, random: 3)
    let third = sequence.next(at: 10, random: 3)
    #expect(first < second && second < third)
    #expect(first >> 11 == 1_000)
    #expect(ObjectStore.makeIdentifier() < ObjectStore.makeIdentifier())
  }

  @Test("What all readers share holds a value for each of them")
  func perReader() {
    let counter = Mutex(0)
    func make() -> Int { counter.withLock { $0 += 1; return $0 } }
    let shared = PerReader<Int>()
    let (one, other) = (ReaderContainer(), ReaderContainer())
    #expect(one.value(of: shared, make: make) == 1)
    #expect(other.value(of: shared, make: make) == 2)
    #expect(one.value(of: shared, make: make) == 1)
    #expect(shared.value(make) == 3)
    #expect(shared.value(make) == 3)
    // Another object is another value.
    #expect(one.value(of: PerReader<Int>(), make: make) == 4)
  }
}
