import Foundation

extension NSManagedObjectContext {
  /// When work that is waited for begins.
  public enum ScheduledTaskType: Sendable {
    /// At once where the code is on the context's queue, otherwise in its turn.
    case immediate
    /// In its turn.
    case enqueued
  }

  /// Does some work on the context's queue.
  public func perform(_ block: @escaping () -> Void) {
    let scope = scope
    scope.queue.later {
      CurrentContext.$value.withValue(self, operation: block)
      scope.tell()
    }
  }

  /// Does some work on the context's queue and waits for it.
  public func performAndWait<Result, Failure: Error>(
    _ block: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scope = scope
    return try scope.queue.now { () throws(Failure) -> Result in
      defer { if !isMain { scope.tell() } }
      return try CurrentContext.$value.withValue(self) { Outcome(block) }.result.get()
    }
  }

  /// Does some work on the context's queue.
  public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let scope = scope
    if case .immediate = schedule, scope.queue.isHere {
      defer { scope.tell() }
      return try CurrentContext.$value.withValue(self) { Outcome(block) }.result.get()
    }
    nonisolated(unsafe) let block = block
    return try await withCheckedContinuation(isolation: isolation) {
      (done: CheckedContinuation<Outcome<Result, Failure>, Never>) in
      scope.queue.later {
        let outcome = CurrentContext.$value.withValue(self) { Outcome(block) }
        scope.tell()
        done.resume(returning: outcome)
      }
    }.result.get()
  }

  /// What comes of work, on its way from one thread to another.
  private struct Outcome<Value, Failure: Error>: @unchecked Sendable {
    let result: Result<Value, Failure>

    init(_ body: () throws(Failure) -> Value) { result = Result(catching: body) }
  }
}
