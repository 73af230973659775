import Synchronization

/// A small, non-recursive lock that lives inside its owner and allocates nothing.
///
/// The rule of this module: never call foreign code (closures, subscribers, subscriptions) while holding one.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  @inline(__always)
  borrowing func lock() { mutex._unsafeLock() }

  @inline(__always)
  borrowing func unlock() { mutex._unsafeUnlock() }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A `Lock` with an identity, for state that several objects guard together.
final class SharedLock: Sendable {
  private let inner = Lock()

  @inline(__always)
  func lock() { inner.lock() }

  @inline(__always)
  func unlock() { inner.unlock() }

  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try inner.withLock(body) }
}
