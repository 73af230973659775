import Dispatch
import Foundation
import SQLiteStorage

/// What readers keep: bookmarks, what they have read and searched for, what they do not want to see, their settings.
///
/// One SQLite file or one PostgreSQL database for all readers, who are told apart by a name. Safe to use from any thread and
/// by several processes at once; nothing blocks the caller. Each call throws what the database throws, and then has changed
/// nothing.
public final class Shelf: Sendable {
  /// How much is kept of one reader.
  public let limits: ShelfLimits
  let database: any SQLStore

  /// Opens a file, which is made where there is none, with its folder. Only the user whose process it is may read it.
  public convenience init(at url: URL, limits: ShelfLimits = ShelfLimits()) throws(ShelfError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritable(url.path, error.localizedDescription)
    }
    Self.close(url.path)
    try self.init(path: url.path, limits: limits)
  }

  /// Makes the file where there is none, and closes it to other users of the machine; what SQLite makes beside it has the
  /// rights of the file (https://sqlite.org/walformat.html).
  private static func close(_ path: String) {
    let manager = FileManager.default
    let privately: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    if !manager.fileExists(atPath: path) { _ = manager.createFile(atPath: path, contents: nil, attributes: privately) }
    for file in [path, path + "-wal", path + "-shm"]
    where (try? manager.attributesOfItem(atPath: file))?[.type] as? FileAttributeType == .typeRegular {
      try? manager.setAttributes(privately, ofItemAtPath: file)
    }
  }

  /// Makes a shelf that lasts as long as the program.
  public convenience init(limits: ShelfLimits = ShelfLimits()) throws(ShelfError) {
    try self.init(path: ":memory:", limits: limits)
  }

  /// Keeps everything in a PostgreSQL database, which any number of machines may share.
  ///
  /// It is connected when it is needed, and again where the connection is lost; its tables are made where there are none.
  ///
  /// - Parameter address: As [libpq](https://www.postgresql.org/docs/current/libpq-connect.html) takes it, such as
  ///   `postgres://reader@db.example.com/newsreel?sslmode=verify-full`; the rest comes from its environment and files.
  /// - Throws: An error where the system does not have PostgreSQL's client library.
  public init(postgres address: String, limits: ShelfLimits = ShelfLimits()) throws(ShelfError) {
    self.limits = limits
    database = try PostgresStore(address: address, migrations: Schema.migrations(.postgres)) {
      Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  }

  private init(path: String, limits: ShelfLimits) throws(ShelfError) {
    do {
      database = try Database(path: path, migrations: Schema.migrations(.sqlite))
    } catch {
      throw ShelfError(error, path: path)
    }
    self.limits = limits
  }

  /// Everything that is kept of a reader. Mutes that have ended are left out.
  public func contents(of reader: String, now: Date) async throws -> ShelfContents {
    try await database.perform { db in
      var contents = ShelfContents()
      contents.bookmarks = try db.run(
        "SELECT * FROM bookmark WHERE reader = ? ORDER BY date DESC, rowid DESC", reader
      ).compactMap(Bookmark.init)
      for row in try db.run("SELECT id, date FROM readMark WHERE reader = ?", reader) {
        guard let id = row.text("id") else { continue }
        contents.read.insert(id)
        if id.hasPrefix("story/") { contents.visits[id] = row.date("date") }
      }
      let searches = try db.run(
        "SELECT section, words FROM search WHERE reader = ? ORDER BY date DESC, rowid DESC", reader)
      for row in searches {
        guard let section = row.text("section"), let words = row.text("words") else { continue }
        contents.searches[section, default: []].append(words)
      }
      contents.mutes = try db.run(
        "SELECT * FROM mute WHERE reader = ? AND (endDate IS NULL OR endDate > ?) ORDER BY rowid DESC", reader, now
      ).compactMap(Mute.init)
      return contents
    }
  }

  /// Puts something aside, in the place of what has the same id.
  public func keep(_ bookmark: Bookmark, of reader: String) async throws {
    var bookmark = bookmark
    bookmark.title = tidy(bookmark.title)
    bookmark.subtitle = tidy(bookmark.subtitle)
    bookmark.text = bookmark.text.map(tidy)
    guard bookmark.address.utf8.count <= limits.textLength, bookmark.id.utf8.count <= limits.textLength else { return }
    let (kept, limit) = (bookmark, limits.bookmarks)
    try await database.perform { db in
      try db.replace(
        in: "bookmark",
        [
          ("reader", reader), ("id", kept.id), ("kind", kept.kind.rawValue), ("title", kept.title),
          ("subtitle", kept.subtitle), ("address", kept.address), ("picture", kept.picture?.absoluteString),
          ("date", kept.date), ("stars", kept.stars), ("text", kept.text),
        ], key: ["reader", "id"])
      try db.trim("bookmark", where: [("reader", reader)], to: limit)
    }
  }

  /// Takes away what was put aside.
  public func remove(bookmark id: String, of reader: String) async throws {
    try await database.perform { db in
      try db.run("DELETE FROM bookmark WHERE reader = ? AND id = ?", reader, id)
    }
  }

  /// Notes that something was read.
  public func markRead(_ id: String, of reader: String, at date: Date) async throws {
    guard id.utf8.count <= limits.textLength else { return }
    let limit = limits.readMarks
    try await database.perform { db in
      try db.replace(in: "readMark", [("reader", reader), ("id", id), ("date", date)], key: ["reader", "id"])
      try db.trim("readMark", where: [("reader", reader)], to: limit)
    }
  }

  /// Notes what was searched for.
  public func remember(search words: String, in section: String, of reader: String, at date: Date) async throws {
    let (words, limit) = (tidy(words), limits.searches)
    try await database.perform { db in
      try db.replace(
        in: "search", [("reader", reader), ("section", section), ("words", words), ("date", date)],
        key: ["reader", "section", "words"])
      try db.trim("search", where: [("reader", reader), ("section", section)], to: limit)
    }
  }

  /// Forgets what was searched for in a section.
  public func forgetSearches(in section: String, of reader: String) async throws {
    try await database.perform { db in
      try db.run("DELETE FROM search WHERE reader = ? AND section = ?", reader, section)
    }
  }

  /// Hides something from now on, in the place of a mute of the same kind and text.
  public func add(_ mute: Mute, of reader: String) async throws {
    guard !mute.text.isEmpty, mute.text.utf8.count <= limits.textLength else { return }
    let limit = limits.mutes
    try await database.perform { db in
      try db.replace(
        in: "mute", [("reader", reader), ("kind", mute.kind.rawValue), ("text", mute.text), ("endDate", mute.end)],
        key: ["reader", "kind", "text"])
      try db.trim("mute", where: [("reader", reader)], to: limit, latest: "rowid DESC")
    }
  }

  /// Shows again what was hidden.
  public func remove(_ mute: Mute, of reader: String) async throws {
    try await database.perform { db in
      try db.run(
        "DELETE FROM mute WHERE reader = ? AND kind = ? AND text = ?",
        reader, mute.kind.rawValue, mute.text)
    }
  }

  /// The text as it is kept: not too long, and without NUL, which PostgreSQL does not take, and at which texts end for many of SQLite's functions.
  private func tidy(_ text: String) -> String {
    String(text.prefix(limits.textLength)).replacing("\u{0}", with: "")
  }
}
