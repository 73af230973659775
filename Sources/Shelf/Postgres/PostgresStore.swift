import Dispatch
import Foundation
import SQLiteStorage
import Synchronization

/// A PostgreSQL database, shared by processes on any number of machines, with a few connections that are made when they are
/// needed and made again where they are lost.
///
/// Where the server cannot be reached, calls throw, at once for a second after each attempt: nobody waits longer than one
/// attempt takes.
final class PostgresStore: SQLStore {
  /// Seconds after an attempt in vain in which there is no other.
  static let pause = 1.0

  private let lines: [Line]
  private let next = Atomic<Int>(0)

  /// Describes a database at an address such as `postgres://reader@db.example.com/newsreel`; throws where the system has no
  /// client library. Nothing is connected yet.
  init(
    address: String, connections: Int = 4, migrations: [[String]], now: @escaping @Sendable () -> Double
  ) throws(ShelfError) {
    let library = try LibPQ.loaded()
    let breaker = Breaker(now: now)
    lines = (0..<connections).map { _ in
      Line(breaker: breaker) {
        let connection = try PostgresConnection(library, to: address)
        try connection.migrate(with: migrations)
        return connection
      }
    }
  }

  func perform<Result: Sendable>(
    _ work: @escaping @Sendable (any SQLSession) throws -> Result
  ) async throws -> Result {
    let line = lines[next.add(1, ordering: .relaxed).newValue % lines.count]
    return try await withCheckedThrowingContinuation { continuation in
      line.queue.async { continuation.resume(with: Swift.Result { try line.perform(work) }) }
    }
  }

  /// One connection, and what waits for it.
  private final class Line: @unchecked Sendable {
    let queue = DispatchQueue(label: "newsreel.shelf.postgres")
    private let breaker: Breaker
    private let connect: @Sendable () throws -> PostgresConnection
    /// Used on the queue alone.
    private var connection: PostgresConnection?

    init(breaker: Breaker, connect: @escaping @Sendable () throws -> PostgresConnection) {
      self.breaker = breaker
      self.connect = connect
    }

    func perform<Result>(_ work: (any SQLSession) throws -> Result) throws -> Result {
      var attempts = 3
      while true {
        do {
          let connection = try connection ?? breaker.run(connect)
          self.connection = connection
          return try connection.transaction { try work(connection) }
        } catch let error as PostgresError {
          if error.isLost { connection = nil }
          attempts -= 1
          // All that is kept is put into a place: to do it once more does no harm.
          guard error.asksForMore, attempts > 0, !breaker.isOpen else { throw error }
        }
      }
    }
  }

  /// Lets nobody try to connect for a moment after somebody has tried in vain.
  private final class Breaker: Sendable {
    private let failure = Mutex<(time: Double, error: PostgresError)?>(nil)
    private let now: @Sendable () -> Double

    init(now: @escaping @Sendable () -> Double) {
      self.now = now
    }

    var isOpen: Bool { error != nil }

    private var error: PostgresError? {
      let now = now()
      return failure.withLock { $0.flatMap { now - $0.time < PostgresStore.pause ? $0.error : nil } }
    }

    func run(_ connect: () throws -> PostgresConnection) throws -> PostgresConnection {
      if let error { throw error }
      do {
        let connection = try connect()
        failure.withLock { $0 = nil }
        return connection
      } catch let error as PostgresError {
        let now = now()
        failure.withLock { $0 = (now, error) }
        throw error
      }
    }
  }
}
