import Foundation
import SQLiteStorage
import Testing

@testable import Shelf

@Suite("The shelf's file")
struct ShelfFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "shelf-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "state/shelf.sqlite") }

  @Test func aRestartFindsEverything() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bookmark = Bookmark(
      id: "x", kind: .story, title: "T", address: "/stories/item/1", date: Date(timeIntervalSince1970: 1))
    try await Shelf(at: file).keep(bookmark, of: "a")
    #expect(try await Shelf(at: file).contents(of: "a", now: Date()).bookmarks == [bookmark])
  }

  /// Also of a file that an earlier version has left open to all.
  @Test func otherUsersOfTheMachineReadNothing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let manager = FileManager.default
    func rights(_ path: String) throws -> Int? { try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
    let shelf = try Shelf(at: file)
    try await shelf.keep(Data([1]), forKey: "key", of: "a")
    #expect(try rights(file.path) == 0o600 && rights(file.path + "-wal") == 0o600)
    #expect(try rights(file.deletingLastPathComponent().path) == 0o700)
    for path in [file.path, file.path + "-wal"] {
      try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    }
    let next = try Shelf(at: file)
    #expect(try rights(file.path) == 0o600 && rights(file.path + "-wal") == 0o600)
    withExtendedLifetime((shelf, next)) {}
  }

  @Test func aDamagedFileIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 0x41, count: 5_000).write(to: file)
    let error = #expect(throws: ShelfError.self) { try Shelf(at: file) }
    #expect(error?.localizedDescription.contains(file.path) == true)
    if case .damaged = error {} else { Issue.record("\(String(describing: error))") }
    #expect(try Data(contentsOf: file).count == 5_000, "nothing was overwritten")
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let error = #expect(throws: ShelfError.self) { try Shelf(at: URL(fileURLWithPath: "/dev/null/shelf.sqlite")) }
    if case .notWritable = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test func aFileOfALaterVersionIsLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Shelf(at: file)
    try SQLConnection(path: file.path).run("PRAGMA user_version = 99")
    let error = #expect(throws: ShelfError.self) { try Shelf(at: file) }
    #expect(error?.localizedDescription.contains("later version") == true)
    #expect(
      try SQLConnection(path: file.path).run("PRAGMA user_version") == [SQLRow(values: ["user_version": .integer(99)])])
  }

  @Test func aKindOfALaterVersionIsLeftOut() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shelf = try Shelf(at: file)
    try await shelf.keep(
      Bookmark(id: "x", kind: .movie, title: "T", address: "/movies/1", date: Date(timeIntervalSince1970: 1)), of: "a")
    try SQLConnection(path: file.path).run(
      "INSERT INTO bookmark VALUES ('a', 'y', 'podcast', '', '', '', NULL, 2, NULL, NULL)")
    #expect(try await shelf.contents(of: "a", now: Date()).bookmarks.map(\.id) == ["x"])
  }
}
