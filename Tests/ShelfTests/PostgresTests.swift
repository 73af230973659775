import Foundation
import SQLiteStorage
import Synchronization
import Testing

@testable import Shelf

@Suite("A shelf on PostgreSQL", .enabled(if: Backend.server != nil))
struct PostgresTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func bookmark(_ id: String) -> Bookmark {
    Bookmark(id: id, kind: .story, title: "T", address: "/stories/item/1", date: start)
  }

  @Test func whatOneProcessKeepsAnotherSeesAtOnce() async throws {
    let place = try Backend.emptyPlace()
    let (one, other) = (try Shelf(postgres: place), try Shelf(postgres: place))
    try await one.keep(bookmark("a"), of: "reader")
    #expect(try await other.contents(of: "reader", now: start).bookmarks == [bookmark("a")])
    try await other.remove(bookmark: "a", of: "reader")
    #expect(try await one.contents(of: "reader", now: start).bookmarks.isEmpty)
  }

  @Test func processesThatBeginTogetherMakeTheTablesOnce() async throws {
    let place = try Backend.emptyPlace()
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask { try await Shelf(postgres: place).keep(Data([1]), forKey: "key \(number)", of: "a") }
      }
      try await group.waitForAll()
    }
    #expect(try await Shelf(postgres: place).values(of: "a", now: start).count == 8)
    #expect(try PostgresConnection(LibPQ.loaded(), to: place).run("SELECT version FROM schemaVersion").count == 1)
  }

  @Test func processesThatKeepTheSameAtOnceDoNotFail() async throws {
    let place = try Backend.emptyPlace()
    let shelves = try (0..<3).map { _ in try Shelf(postgres: place) }
    try await withThrowingTaskGroup { group in
      for number in 0..<120 {
        group.addTask {
          let shelf = shelves[number % 3]
          try await shelf.keep(Data([UInt8(number)]), forKey: "key", of: "a")
          try await shelf.keep(bookmark("x"), of: "a")
          try await shelf.forgetAbsentReaders(now: start)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await shelves[0].values(of: "a", now: start).count == 1)
    #expect(try await shelves[0].contents(of: "a", now: start).bookmarks.count == 1)
  }

  @Test func aLostConnectionIsMadeAgain() async throws {
    let place = try Backend.emptyPlace()
    let shelf = try Shelf(postgres: place)
    for number in 0..<4 { try await shelf.keep(Data([1]), forKey: "\(number)", of: "a") }
    let connection = try PostgresConnection(LibPQ.loaded(), to: place)
    let ended = try connection.run(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND query LIKE 'COMMIT%' AND application_name = 'newsreel'
      """)
    #expect(ended.count >= 4)
    for number in 4..<8 { try await shelf.keep(Data([1]), forKey: "\(number)", of: "a") }
    #expect(try await shelf.values(of: "a", now: start).count == 8)
  }

  @Test func aDatabaseOfALaterVersionIsLeftAlone() async throws {
    let place = try Backend.emptyPlace()
    try await Shelf(postgres: place).keep(Data([1]), forKey: "key", of: "a")
    let connection = try PostgresConnection(LibPQ.loaded(), to: place)
    try connection.run("UPDATE schemaVersion SET version = 99")
    let error = await #expect(throws: ShelfError.self) { try await Shelf(postgres: place).values(of: "a", now: start) }
    #expect(error?.localizedDescription.contains("later version") == true)
    #expect(try connection.run("SELECT version FROM schemaVersion").first?.integer("version") == 99)
  }

  @Test func eachKindOfValueComesBack() throws {
    let connection = try PostgresConnection(LibPQ.loaded(), to: Backend.emptyPlace())
    try connection.run("CREATE TABLE thing (i BIGINT, r DOUBLE PRECISION, t TEXT, b BYTEA)")
    let rows: [[any SQLArgument]] = [
      [1, Date(timeIntervalSince1970: 1.5), "", Data()],
      [Int.min, Date(timeIntervalSince1970: -0.1), "é'?$1\\", Data([0, 255, 92])],
      [Int?.none, Date?.none, String?.none, Data?.none],
    ]
    for row in rows { try connection.run("INSERT INTO thing VALUES (?, ?, ?, ?)", row) }
    let kept = try connection.run("SELECT * FROM thing").map { row in ["i", "r", "t", "b"].map { row.values[$0] } }
    #expect(kept == rows.map { $0.map(\.sqlValue) })
  }

  @Test func workThatThrowsChangesNothing() async throws {
    let place = try Backend.emptyPlace()
    let store = try PostgresStore(address: place, migrations: [["CREATE TABLE thing (value TEXT)"]], now: { 0 })
    struct Trouble: Error {}
    await #expect(throws: Trouble.self) {
      try await store.perform { db in
        try db.run("INSERT INTO thing VALUES (?)", "x")
        throw Trouble()
      }
    }
    await #expect(throws: PostgresError.self) { try await store.perform { try $0.run("SELECT nothing") } }
    #expect(try await store.perform { try $0.run("SELECT * FROM thing").count } == 0)
  }
}

@Suite("A PostgreSQL server that does not answer", .enabled(if: (try? LibPQ.loaded()) != nil))
struct UnreachablePostgresTests {
  private final class Clock: Sendable {
    let time = Mutex(0.0)
  }

  /// A port that is closed, and then one that is a server: what is asked meanwhile fails without another attempt.
  @Test func attemptsAreFarApart() async throws {
    let clock = Clock()
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(listener, $0, length)
        _ = getsockname(listener, $0, &length)
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    let store = try PostgresStore(
      address: "postgres://nobody@127.0.0.1:\(port)/x", connections: 2, migrations: [],
      now: { clock.time.withLock { $0 } })
    func message() async -> String? {
      let error = await #expect(throws: PostgresError.self) { try await store.perform { try $0.run("SELECT 1").count } }
      return error?.message
    }
    let first = await message()
    #expect(first?.contains("refused") == true)
    // Somebody would answer now, and hang up; within the pause nobody asks.
    listen(listener, 8)
    #expect(await message() == first)
    #expect(await message() == first)
    clock.time.withLock { $0 = PostgresStore.pause }
    let hangingUp = Thread {
      let accepted = accept(listener, nil, nil)
      close(accepted)
    }
    hangingUp.start()
    #expect(await message() != first)
  }
}
