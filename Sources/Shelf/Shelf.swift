import Foundation
import GRDB

/// What readers keep: bookmarks, what they have read and searched for, what they do not want to see, their settings.
///
/// One SQLite file for all readers, who are told apart by a name. Safe to use from any thread; nothing blocks the caller.
/// Each call throws what the database throws, and then has changed nothing.
public final class Shelf: Sendable {
  /// How much is kept of one reader.
  public let limits: ShelfLimits
  let database: any DatabaseWriter

  /// Opens a file, which is made where there is none, with its folder.
  public init(at url: URL, limits: ShelfLimits = ShelfLimits()) throws(ShelfError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .notWritable(url.path, error.localizedDescription)
    }
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.maximumReaderCount = 2
      let pool = try DatabasePool(path: url.path, configuration: configuration)
      try Schema.migrator.migrate(pool)
      database = pool
    } catch {
      throw ShelfError(error, path: url.path)
    }
    self.limits = limits
  }

  /// Makes a shelf that lasts as long as the program.
  public init(limits: ShelfLimits = ShelfLimits()) throws(ShelfError) {
    do {
      let queue = try DatabaseQueue()
      try Schema.migrator.migrate(queue)
      database = queue
    } catch {
      throw ShelfError(error, path: ":memory:")
    }
    self.limits = limits
  }

  /// Everything that is kept of a reader. Mutes that have ended are left out.
  public func contents(of reader: String, now: Date) async throws -> ShelfContents {
    try await database.read { db in
      var contents = ShelfContents()
      contents.bookmarks = try Bookmark.fetchAll(
        db, sql: "SELECT * FROM bookmark WHERE reader = ? ORDER BY date DESC, rowid DESC", arguments: [reader])
      contents.read = try String.fetchSet(db, sql: "SELECT id FROM readMark WHERE reader = ?", arguments: [reader])
      let searches = try Row.fetchAll(
        db, sql: "SELECT section, words FROM search WHERE reader = ? ORDER BY date DESC, rowid DESC",
        arguments: [reader])
      for row in searches { contents.searches[row["section"], default: []].append(row["words"]) }
      contents.mutes = try Mute.fetchAll(
        db, sql: #"SELECT * FROM mute WHERE reader = ? AND ("end" IS NULL OR "end" > ?) ORDER BY rowid DESC"#,
        arguments: [reader, now])
      return contents
    }
  }

  /// Puts something aside, in the place of what has the same id.
  public func keep(_ bookmark: Bookmark, of reader: String) async throws {
    var bookmark = bookmark
    bookmark.title = tidy(bookmark.title)
    bookmark.subtitle = tidy(bookmark.subtitle)
    guard bookmark.address.utf8.count <= limits.textLength, bookmark.id.utf8.count <= limits.textLength else { return }
    let (kept, limit) = (bookmark, limits.bookmarks)
    try await database.write { db in
      try Kept(reader: reader, record: kept).insert(db)
      try Schema.trim("bookmark", of: reader, to: limit, in: db)
    }
  }

  /// Takes away what was put aside.
  public func remove(bookmark id: String, of reader: String) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM bookmark WHERE reader = ? AND id = ?", arguments: [reader, id])
    }
  }

  /// Notes that something was read.
  public func markRead(_ id: String, of reader: String, at date: Date) async throws {
    guard id.utf8.count <= limits.textLength else { return }
    let limit = limits.readMarks
    try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO readMark (reader, id, date) VALUES (?, ?, ?)", arguments: [reader, id, date])
      try Schema.trim("readMark", of: reader, to: limit, in: db)
    }
  }

  /// Notes what was searched for.
  public func remember(search words: String, in section: String, of reader: String, at date: Date) async throws {
    let (words, limit) = (tidy(words), limits.searches)
    try await database.write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO search (reader, section, words, date) VALUES (?, ?, ?, ?)",
        arguments: [reader, section, words, date])
      try db.execute(
        sql: """
          DELETE FROM search WHERE reader = ? AND section = ? AND words NOT IN
          (SELECT words FROM search WHERE reader = ? AND section = ? ORDER BY date DESC, rowid DESC LIMIT ?)
          """, arguments: [reader, section, reader, section, limit])
    }
  }

  /// Forgets what was searched for in a section.
  public func forgetSearches(in section: String, of reader: String) async throws {
    try await database.write { db in
      try db.execute(sql: "DELETE FROM search WHERE reader = ? AND section = ?", arguments: [reader, section])
    }
  }

  /// Hides something from now on, in the place of a mute of the same kind and text.
  public func add(_ mute: Mute, of reader: String) async throws {
    guard !mute.text.isEmpty, mute.text.utf8.count <= limits.textLength else { return }
    let limit = limits.mutes
    try await database.write { db in
      try Kept(reader: reader, record: mute).insert(db)
      try db.execute(
        sql: """
          DELETE FROM mute WHERE reader = ? AND rowid NOT IN
          (SELECT rowid FROM mute WHERE reader = ? ORDER BY rowid DESC LIMIT ?)
          """, arguments: [reader, reader, limit])
    }
  }

  /// Shows again what was hidden.
  public func remove(_ mute: Mute, of reader: String) async throws {
    try await database.write { db in
      try db.execute(
        sql: "DELETE FROM mute WHERE reader = ? AND kind = ? AND text = ?",
        arguments: [reader, mute.kind.rawValue, mute.text])
    }
  }

  /// The text as it is kept: not too long, and without NUL, at which SQLite's texts end.
  private func tidy(_ text: String) -> String {
    String(text.prefix(limits.textLength)).replacing("\u{0}", with: "")
  }
}
