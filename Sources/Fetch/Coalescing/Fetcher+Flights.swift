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
    switch state.withLock({ $0.flights.join(key, as: id, continuation) }) {
    case .start(let flight): start(request, flight)
    case .joined: break
    case .left(let waiter): waiter?.resume(returning: .failure(.cancelled))
    }
  }

  private func start(_ request: FetchRequest, _ flight: UInt64) {
    let task = Task.begunDetached { await self.fly(request, flight) }
    let isOnItsWay = state.withLock { state in
      guard state.flights.contains(flight) else { return false }
      state.tasks[flight] = task
      return true
    }
    // It has its answer already, or everybody has left meanwhile.
    if !isOnItsWay { task.cancel() }
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
