import Foundation
import Shelf
import WebHost

/// Keeps the settings of visitors on a shelf.
struct ShelfStorage: VisitorStorage {
  let shelf: Shelf
  let now: @Sendable () -> Date
  /// What is to be done, in its order: what was kept before is part of what is read after.
  private let orders: AsyncStream<Order>.Continuation

  private enum Order {
    case keep(Data?, key: String, visitor: String)
    case read(visitor: String, CheckedContinuation<[String: Data], any Error>)
    case finish(CheckedContinuation<Void, Never>)
  }

  init(shelf: Shelf, now: @escaping @Sendable () -> Date) {
    self.shelf = shelf
    self.now = now
    let (stream, continuation) = AsyncStream<Order>.makeStream()
    orders = continuation
    Task.detached {
      for await order in stream {
        do {
          switch order {
          case .keep(let value, let key, let visitor): try await shelf.keep(value, forKey: key, of: visitor)
          case .finish(let continuation): continuation.resume()
          case .read(let visitor, let continuation):
            do {
              continuation.resume(returning: try await shelf.values(of: visitor, now: now()))
            } catch {
              continuation.resume(throwing: error)
              throw error
            }
          }
        } catch {
          HostLog.once(
            "shelf",
            "Settings of readers were not read or kept: see that the file of --data is writable and the disk has room, or that its database answers.",
            fields: ["error": "\(error)"])
        }
      }
    }
  }

  func values(of visitor: VisitorID) async throws -> [String: Data] {
    try await withCheckedThrowingContinuation { orders.yield(.read(visitor: visitor.description, $0)) }
  }

  func keep(_ value: Data?, forKey key: String, of visitor: VisitorID) {
    orders.yield(.keep(value, key: key, visitor: visitor.description))
  }

  func finish() async {
    await withCheckedContinuation { orders.yield(.finish($0)) }
  }
}
