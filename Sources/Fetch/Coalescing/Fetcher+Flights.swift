import Foundation
import Synchronization

extension Fetcher {
  /// Waits for the request, which is started unless an equal one is on its way.
  func join(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    guard request.isSafe else { return try await perform(request).answer.get() }
    let id = state.withLock { $0.flights.makeWaiterID() }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.enter(request, as: id, continuation)
      }
    } onCancel: {
      leave(id)
    }
    state.withLock { $0.flights.forget(id) }
    return try answer.get()
  }

  /// Asks the service for a new answer that nobody waits for.
  func refresh(_ request: FetchRequest) {
    let id = state.withLock { $0.flights.makeWaiterID() }
    enter(request, as: id, nil)
  }

  private func enter(_ request: FetchRequest, as id: UInt64, _ continuation: CheckedContinuation<Answer, Never>?) {
    let key = FlightKey(request: request.outgoing(), cacheUse: request.cacheUse, freshness: request.freshness)
    let left = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      switch state.flights.join(key, as: id, continuation) {
      case .start(let flight):
        state.tasks[flight] = Task.detached { await self.fly(request, flight) }
        return nil
      case .joined: return nil
      case .left(let waiter): return waiter
      }
    }
    left?.resume(returning: .failure(.cancelled))
  }

  private func leave(_ id: UInt64) {
    let (task, waiter) = state.withLock { state -> (Task<Void, Never>?, CheckedContinuation<Answer, Never>?) in
      switch state.flights.leave(id) {
      case .left(let waiter): (nil, waiter)
      case .cancel(let flight, let waiter): (state.tasks.removeValue(forKey: flight), waiter)
      case .nothing: (nil, nil)
      }
    }
    task?.cancel()
    waiter?.resume(returning: .failure(.cancelled))
  }

  private func fly(_ request: FetchRequest, _ flight: UInt64) async {
    let (answer, renews) = await perform(request)
    let waiters = state.withLock { state in
      state.tasks[flight] = nil
      return state.flights.finish(flight)
    }
    for waiter in waiters { waiter?.resume(returning: answer) }
    if renews { refresh(request) }
  }
}
