import Foundation

/// In builds for the sanitizers this takes the place of `Synchronization.Mutex` in every module: the thread sanitizer does not
/// see what that one guards, but it knows `pthread_mutex_t`.
struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: consuming sending Value) {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    self.value.initialize(to: value)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  borrowing func _unsafeLock() { pthread_mutex_lock(mutex) }

  borrowing func _unsafeUnlock() { pthread_mutex_unlock(mutex) }

  borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    nonisolated(unsafe) var copy = value.move()
    defer { value.initialize(to: copy) }
    nonisolated(unsafe) let result = try body(&copy)
    return result
  }
}
