import CSQLite
import Foundation
import SQLiteStorage
import Testing

@testable import Shelf

@Suite("The database below the shelf")
struct DatabaseTests {
  private func database() throws -> Database {
    try Database(path: ":memory:", migrations: [["CREATE TABLE thing (value ANY) STRICT"]])
  }

  private struct Trouble: Error {}

  @Test func eachKindOfValueComesBack() async throws {
    let values = try await database().perform { db in
      for value: any SQLArgument in [
        1, Int.min, "", "é\u{0}x", Data(), Data([0, 255]), Date(timeIntervalSince1970: 1.5), String?.none,
      ] {
        try db.run("INSERT INTO thing VALUES (?)", value)
      }
      return try db.run("SELECT value FROM thing ORDER BY rowid").map { $0.values["value"] }
    }
    #expect(
      values == [
        .integer(1), .integer(Int64.min), .text(""), .text("é\u{0}x"), .blob(Data()), .blob(Data([0, 255])), .real(1.5),
        .null,
      ])
  }

  @Test func workThatThrowsChangesNothing() async throws {
    let database = try database()
    await #expect(throws: Trouble.self) {
      try await database.perform { db in
        try db.run("INSERT INTO thing VALUES (1)")
        throw Trouble()
      }
    }
    let error = await #expect(throws: SQLError.self) {
      try await database.perform { db in
        try db.run("INSERT INTO thing VALUES (1)")
        try db.run("INSERT INTO nothing VALUES (1)")
      }
    }
    #expect(error?.primaryCode == SQLITE_ERROR)
    #expect(error?.message.contains("nothing") == true)
    #expect(try await database.perform { try $0.run("SELECT * FROM thing").count } == 0)
  }

  @Test func manyAtOnceAreDoneOneAtATime() async throws {
    let database = try database()
    try await withThrowingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          try await database.perform { db in
            let count = try db.run("SELECT count(*) AS n FROM thing").first?.integer("n") ?? 0
            try db.run("INSERT INTO thing VALUES (?)", count)
          }
        }
      }
      try await group.waitForAll()
    }
    let numbers = try await database.perform { db in
      try db.run("SELECT value FROM thing ORDER BY rowid").map { $0.integer("value") }
    }
    #expect(numbers == Array(0..<100))
  }

  @Test func migrationsRunOnce() throws {
    let connection = try SQLConnection(path: ":memory:")
    let first = ["CREATE TABLE one (a)"]
    try connection.migrate(with: [first])
    try connection.migrate(with: [first, ["CREATE TABLE two (a)", "INSERT INTO two VALUES (1)"]])
    try connection.migrate(with: [first, ["CREATE TABLE two (a)", "INSERT INTO two VALUES (1)"]])
    #expect(try connection.run("SELECT * FROM two").count == 1)
    #expect(throws: SQLError.self) {
      try connection.migrate(with: [first, [], ["CREATE TABLE three (a)", "nonsense"]])
    }
    #expect(throws: SQLError.self, "a migration is done whole or not at all") {
      try connection.run("SELECT * FROM three")
    }
  }
}
