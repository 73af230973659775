import Foundation
import Shelf
import WebHost

/// Keeps the settings of visitors on a shelf.
struct ShelfStorage: VisitorStorage {
  let shelf: Shelf
  let now: @Sendable () -> Date
  /// Changes in their order.
  private let changes: AsyncStream<Change>.Continuation

  private struct Change {
    let value: Data?
    let key: String
    let visitor: String
  }

  init(shelf: Shelf, now: @escaping @Sendable () -> Date) {
    self.shelf = shelf
    self.now = now
    let (stream, continuation) = AsyncStream<Change>.makeStream()
    changes = continuation
    Task.detached {
      for await change in stream {
        do {
          try await shelf.keep(change.value, forKey: change.key, of: change.visitor)
        } catch {
          FileHandle.standardError.write(Data("A setting was not kept: \(error.localizedDescription)\n".utf8))
        }
      }
    }
  }

  func values(of visitor: VisitorID) async throws -> [String: Data] {
    try await shelf.values(of: visitor.description, now: now())
  }

  func keep(_ value: Data?, forKey key: String, of visitor: VisitorID) {
    changes.yield(Change(value: value, key: key, visitor: visitor.description))
  }
}
