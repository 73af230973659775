import Foundation

/// Waits on this thread for asynchronous work; for the start of the program only.
func wait<T: Sendable>(_ work: @escaping @Sendable () async throws -> T) throws -> T {
  let done = DispatchSemaphore(value: 0)
  let result = Outcome<T>()
  Task.detached {
    do { result.value = .success(try await work()) } catch { result.value = .failure(error) }
    done.signal()
  }
  done.wait()
  guard let value = result.value else { throw CancellationError() }
  return try value.get()
}

/// Carries a result from the task to the thread that waits for it; the semaphore orders the two.
private final class Outcome<T: Sendable>: @unchecked Sendable {
  var value: Result<T, any Error>?
}
