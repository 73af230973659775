import Combine
import Foundation
import SwiftUI

/// Where the work of a context is done: on the main queue, or on a queue of its own.
final class ScopeQueue: @unchecked Sendable {
  let isMain: Bool
  private let queue: DispatchQueue
  private let key = DispatchSpecificKey<Bool>()

  init(isMain: Bool) {
    self.isMain = isMain
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    if !isMain { queue.setSpecific(key: key, value: true) }
  }

  /// Whether the code runs there already.
  var isHere: Bool {
    isMain ? Self.isOnMain : DispatchQueue.getSpecific(key: key) == true
  }

  private static let waiting = "NSManagedObjectContext.mainWaits"

  /// Whether the code runs on the main queue, or on a thread that the main queue waits for.
  private static var isOnMain: Bool {
    Thread.isMainThread || _Browser.isOnMain || Thread.current.threadDictionary[waiting] as? Bool == true
  }

  /// Does some work in its turn. As a scheduler the queue takes the reader along.
  func later(_ body: @escaping () -> Void) { queue.schedule { body() } }

  /// Waits until some work is done.
  func now<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    if isHere { return try body() }
    // A queue of its own borrows the thread: who waits on the main thread may still be asked for something there.
    guard isMain else {
      let isOnMain = Self.isOnMain
      return try queue.sync {
        // The queue does not tell what waits for it; it runs on the same thread.
        let values = Thread.current.threadDictionary
        let before = values[Self.waiting]
        values[Self.waiting] = isOnMain
        defer { values[Self.waiting] = before }
        return Swift.Result(catching: body)
      }.get()
    }
    // The work goes along with the reader, as what is dispatched asynchronously does.
    return try withoutActuallyEscaping(body) { body in
      let outcome = Outcome<Result, Failure>()
      let done = DispatchSemaphore(value: 0)
      nonisolated(unsafe) let work = body
      queue.schedule {
        do throws(Failure) {
          outcome.result = .success(try work())
        } catch {
          outcome.result = .failure(error)
        }
        done.signal()
      }
      done.wait()
      return outcome.result!
    }.get()
  }

  private final class Outcome<Result, Failure: Error>: @unchecked Sendable {
    var result: Swift.Result<Result, Failure>?
  }
}
