import Foundation

/// A lock with what it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Protects a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Protects a value that others may not have.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs code that nobody else runs at the same time.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Runs code that nobody else runs at the same time, with what the compiler does not check.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Protects what the code says.
  public init() { self.init(uncheckedState: ()) }

  /// Runs code that nobody else runs at the same time.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits for the lock.
  public func lock() { storage.lock.lock() }
  /// Lets others have the lock.
  public func unlock() { storage.lock.unlock() }
}
