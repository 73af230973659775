/// The tables, and how older files become today's.
enum Schema {
  /// The tables that hold rows of readers.
  static let tables = ["value", "bookmark", "readMark", "search", "mute"]

  /// What makes each version of a file of the one before. Versions that were published stay as they are.
  static let migrations = [
    [
      "CREATE TABLE reader (id TEXT PRIMARY KEY, seen REAL NOT NULL) STRICT",
      "CREATE INDEX readerBySeen ON reader (seen)",
      table("value", "key TEXT NOT NULL, data BLOB NOT NULL", key: "key"),
      table(
        "bookmark",
        """
        id TEXT NOT NULL, kind TEXT NOT NULL, title TEXT NOT NULL, subtitle TEXT NOT NULL, address TEXT NOT NULL,
        picture TEXT, date REAL NOT NULL
        """, key: "id"),
      table("readMark", "id TEXT NOT NULL, date REAL NOT NULL", key: "id"),
      table("search", "section TEXT NOT NULL, words TEXT NOT NULL, date REAL NOT NULL", key: "section, words"),
      table("mute", "kind TEXT NOT NULL, text TEXT NOT NULL, endDate REAL", key: "kind, text"),
    ]
  ]

  /// A table of rows that belong to a reader, each with a key among the reader's.
  private static func table(_ name: String, _ columns: String, key: String) -> String {
    "CREATE TABLE \(name) (reader TEXT NOT NULL, \(columns), PRIMARY KEY (reader, \(key))) STRICT"
  }
}

extension SQLConnection {
  /// Keeps the latest rows among those of a table whose columns have the values given.
  func trim(
    _ table: String, where values: [(column: String, value: String)], to limit: Int,
    latest order: String = "date DESC, rowid DESC"
  ) throws(SQLError) {
    let condition = values.map { "\($0.column) = ?" }.joined(separator: " AND ")
    let arguments = values.map { $0.value as any SQLArgument }
    try run(
      """
      DELETE FROM \(table) WHERE \(condition) AND rowid NOT IN
      (SELECT rowid FROM \(table) WHERE \(condition) ORDER BY \(order) LIMIT ?)
      """, arguments + arguments + [limit])
  }
}
