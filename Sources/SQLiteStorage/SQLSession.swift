import Foundation

/// An open transaction of a database.
package protocol SQLSession {
  /// Runs one statement and returns its rows; `arguments` stand for the question marks, in their order.
  @discardableResult
  func run(_ sql: String, _ arguments: [any SQLArgument]) throws -> [SQLRow]
  /// Puts a row into a table, in the place of the one with the same values of the columns in `key`; it counts as the latest.
  func replace(in table: String, _ values: [(column: String, value: any SQLArgument)], key: [String]) throws
  /// Lets no other transaction go on that asks for the same lock, until this one ends.
  func lock(_ name: Data) throws
}

extension SQLSession {
  /// Runs one statement and returns its rows.
  @discardableResult
  package func run(_ sql: String, _ arguments: any SQLArgument...) throws -> [SQLRow] { try run(sql, arguments) }

  /// Keeps the latest rows among those of a table whose columns have the values given.
  package func trim(
    _ table: String, where values: [(column: String, value: String)], to limit: Int,
    latest order: String = "date DESC, rowid DESC"
  ) throws {
    let condition = values.map { "\($0.column) = ?" }.joined(separator: " AND ")
    let arguments = values.map { $0.value as any SQLArgument }
    try run(
      """
      DELETE FROM \(table) WHERE \(condition) AND rowid NOT IN
      (SELECT rowid FROM \(table) WHERE \(condition) ORDER BY \(order) LIMIT ?)
      """, arguments + arguments + [limit])
  }
}

/// A database that does its work elsewhere, so that no caller waits for a disk or a network.
package protocol SQLStore: Sendable {
  /// Does some work in a transaction: when it throws, nothing has changed. The work may be done again where the database asks
  /// for it.
  @discardableResult
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Result
  ) async throws -> Result
}
