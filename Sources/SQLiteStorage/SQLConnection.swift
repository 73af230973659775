import CSQLite
import Foundation

/// An open SQLite database. To be used by one thread at a time; `Database` sees to that.
package final class SQLConnection: SQLSession {
  private let handle: OpaquePointer

  /// Opens a file, which is made where there is none; `:memory:` is a database without a file.
  ///
  /// Statements wait up to five seconds for another process that writes to the same file.
  package init(path: String) throws(SQLError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(opened)
      throw SQLError(code: code, message: message)
    }
    handle = opened
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs one statement and returns its rows.
  ///
  /// - Parameter arguments: What stands for the question marks, in their order.
  @discardableResult
  package func run(_ sql: String, _ arguments: any SQLArgument...) throws(SQLError) -> [SQLRow] {
    try run(sql, arguments)
  }

  @discardableResult
  package func run(_ sql: String, _ arguments: [any SQLArgument]) throws(SQLError) -> [SQLRow] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    for (index, argument) in arguments.enumerated() {
      try bind(argument.sqlValue, at: Int32(index + 1), of: statement)
    }
    var rows: [SQLRow] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(row(of: statement))
      case SQLITE_DONE: return rows
      case let code: throw error(code)
      }
    }
  }

  package func replace(in table: String, _ values: [(column: String, value: any SQLArgument)], key: [String]) throws {
    let places = values.map { _ in "?" }.joined(separator: ", ")
    let columns = values.map(\.column).joined(separator: ", ")
    try run("INSERT OR REPLACE INTO \(table) (\(columns)) VALUES (\(places))", values.map(\.value))
  }

  /// Nothing to do: there is one transaction at a time that writes.
  package func lock(_ name: Data) {}

  /// Does several things or, when one of them fails, none.
  package func transaction<Result>(_ work: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try work()
      try run("COMMIT")
      return result
    } catch {
      // What failed says why; SQLite has rolled back by itself after some errors, and then this is one too.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer?) throws(SQLError) {
    // SQLITE_TRANSIENT: SQLite takes a copy.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(statement, index)
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .real(let number): sqlite3_bind_double(statement, index, number)
      case .text(let text): sqlite3_bind_text(statement, index, text, Int32(clamping: text.utf8.count), copies)
      case .blob(let data):
        data.withUnsafeBytes { bytes in
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(statement, index, 0)
            : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(clamping: bytes.count), copies)
        }
      }
    try check(code)
  }

  private func row(of statement: OpaquePointer?) -> SQLRow {
    var values: [String: SQLValue] = [:]
    for index in 0..<sqlite3_column_count(statement) {
      values[String(cString: sqlite3_column_name(statement, index))] = value(of: statement, at: index)
    }
    return SQLRow(values: values)
  }

  private func value(of statement: OpaquePointer?, at index: Int32) -> SQLValue {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, index))
    case SQLITE_NULL: return .null
    case let type:
      // The bytes are asked for before their number, as SQLite's documentation says.
      let start =
        type == SQLITE_TEXT
        ? UnsafeRawPointer(sqlite3_column_text(statement, index)) : sqlite3_column_blob(statement, index)
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
      return type == SQLITE_TEXT ? .text(String(decoding: bytes, as: UTF8.self)) : .blob(Data(bytes))
    }
  }

  private func check(_ code: Int32) throws(SQLError) {
    if code != SQLITE_OK { throw error(code) }
  }

  private func error(_ code: Int32) -> SQLError {
    SQLError(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }
}
