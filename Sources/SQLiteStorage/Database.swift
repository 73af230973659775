import Dispatch

/// A SQLite database whose work is done one piece at a time, on a queue of its own, so that no caller waits for a disk.
package final class Database: SQLStore {
  private let queue = DispatchQueue(label: "newsreel.sqlite")
  /// Used on the queue alone.
  nonisolated(unsafe) private let connection: SQLConnection

  /// Opens a database and brings its tables up to date.
  ///
  /// A file is written ahead ([WAL](https://sqlite.org/wal.html)): what was committed survives the program's end at any moment.
  package init(path: String, migrations: [[String]]) throws {
    connection = try SQLConnection(path: path)
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = NORMAL")
    try connection.migrate(with: migrations)
  }

  /// Does some work in a transaction: when it throws, nothing has changed.
  @discardableResult
  package func perform<Result: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Swift.Result { try connection.transaction { try work(connection) } })
      }
    }
  }
}

/// The tables are of a later version of the program than this one.
package struct LaterVersion: Error {
  package let version: Int
}

extension SQLConnection {
  /// Runs the migrations that a file has not seen, each in a transaction, and counts them in its `user_version`.
  ///
  /// - Throws: An error for a file of a later version of this program, which is left as it is.
  package func migrate(with migrations: [[String]]) throws {
    let version = try run("PRAGMA user_version").first?.integer("user_version") ?? 0
    guard version <= migrations.count else {
      throw LaterVersion(version: version)
    }
    for (number, statements) in migrations.enumerated().dropFirst(version) {
      try transaction {
        for statement in statements { try run(statement) }
        try run("PRAGMA user_version = \(number + 1)")
      }
    }
  }
}
