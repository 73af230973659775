import Foundation
import SQLiteStorage

/// A connection to a PostgreSQL server. To be used by one thread at a time; `PostgresStore` sees to that.
final class PostgresConnection: SQLSession {
  private let library: LibPQ
  private let handle: LibPQ.Connection?

  /// Connects, and waits for that for two seconds at most. What the address says counts more than what is said here.
  init(_ library: LibPQ, to address: String) throws {
    self.library = library
    let settings = [
      ("connect_timeout", "2"), ("tcp_user_timeout", "3000"), ("client_encoding", "UTF8"),
      ("fallback_application_name", "newsreel"), ("options", "-c statement_timeout=3000 -c lock_timeout=2000"),
      ("dbname", address),
    ]
    let words = settings.flatMap { [strdup($0.0), strdup($0.1)] }
    defer { for word in words { free(word) } }
    var (names, values): ([UnsafePointer<CChar>?], [UnsafePointer<CChar>?]) = ([], [])
    for index in stride(from: 0, to: words.count, by: 2) {
      names.append(UnsafePointer(words[index]))
      values.append(UnsafePointer(words[index + 1]))
    }
    handle = library.connectdbParams(names + [nil], values + [nil], 1)
    guard library.status(handle) == Self.connectionOK else {
      let message = library.errorMessage(handle).map { String(cString: $0) } ?? "no memory"
      // All is set, so that `deinit` finishes it.
      throw PostgresError(state: "", message: message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  deinit { library.finish(handle) }

  @discardableResult
  func run(_ sql: String, _ arguments: [any SQLArgument]) throws -> [SQLRow] {
    let values = arguments.map { PostgresValue($0.sqlValue) }
    let answer = PostgresValue.withPointers(to: values) { pointers in
      library.execParams(
        handle, Self.numbered(sql), Int32(values.count), values.map(\.type), pointers,
        values.map { Int32($0.bytes?.count ?? 0) }, values.map { _ in 1 }, 1)
    }
    defer { library.clear(answer) }
    switch library.resultStatus(answer) {
    case Self.commandOK: return []
    case Self.tuplesOK: return rows(of: answer)
    default:
      let state = library.resultErrorField(answer, Self.sqlState).map { String(cString: $0) } ?? ""
      let message = library.resultErrorField(answer, Self.primaryMessage) ?? library.errorMessage(handle)
      throw PostgresError(state: state, message: message.map { String(cString: $0) } ?? "no answer")
    }
  }

  func replace(in table: String, _ values: [(column: String, value: any SQLArgument)], key: [String]) throws {
    let columns = values.map(\.column)
    let changes = columns.filter { !key.contains($0) }.map { "\($0) = EXCLUDED.\($0)" } + ["rowid = DEFAULT"]
    try run(
      """
      INSERT INTO \(table) (\(columns.joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET \(changes.joined(separator: ", "))
      """, values.map(\.value))
  }

  func lock(_ name: Data) throws {
    try run("SELECT pg_advisory_xact_lock(hashtextextended(encode(?, 'hex'), 0))", [name])
  }

  /// Does several things or, when one of them fails, none.
  func transaction<Result>(_ work: () throws -> Result) throws -> Result {
    try run("BEGIN")
    do {
      let result = try work()
      try run("COMMIT")
      return result
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Makes the tables, or what of them is new; of several processes that begin at once, one does it.
  func migrate(with migrations: [[String]]) throws {
    try transaction {
      // Any number will do that nobody else uses in this database.
      try run("SELECT pg_advisory_xact_lock(5641962377)")
      try run("CREATE TABLE IF NOT EXISTS schemaVersion (version BIGINT NOT NULL)")
      let version = try run("SELECT version FROM schemaVersion").first?.integer("version")
      guard version ?? 0 <= migrations.count else {
        throw ShelfError.other("The database is of a later version of this program (\(version ?? 0)).")
      }
      for statement in migrations.dropFirst(version ?? 0).joined() { try run(statement) }
      if version == nil { try run("INSERT INTO schemaVersion VALUES (0)") }
      if version != migrations.count { try run("UPDATE schemaVersion SET version = ?", migrations.count) }
    }
  }

  /// The statement with numbers in the place of question marks; no text in our statements has any.
  private static func numbered(_ sql: String) -> String {
    var number = 0
    return sql.reduce(into: "") { text, character in
      if character == "?" { number += 1 }
      text += character == "?" ? "$\(number)" : String(character)
    }
  }

  private func rows(of answer: LibPQ.Answer?) -> [SQLRow] {
    let columns = (0..<library.nfields(answer)).map { column in
      (String(cString: library.fname(answer, column)!), library.ftype(answer, column))
    }
    return (0..<library.ntuples(answer)).map { row in
      var values: [String: SQLValue] = [:]
      for (index, (name, type)) in columns.enumerated() {
        let column = Int32(index)
        guard library.getisnull(answer, row, column) == 0 else {
          values[name] = .null
          continue
        }
        let bytes = UnsafeBufferPointer(
          start: library.getvalue(answer, row, column), count: Int(library.getlength(answer, row, column)))
        values[name] = PostgresValue.read(bytes, type: type)
      }
      return SQLRow(values: values)
    }
  }

  private static let (connectionOK, commandOK, tuplesOK): (Int32, Int32, Int32) = (0, 1, 2)
  private static let (sqlState, primaryMessage) = (Int32(UInt8(ascii: "C")), Int32(UInt8(ascii: "M")))
}
