import Fetch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Keeps requests waiting until a test answers them, and tells when one begins and when one is cancelled.
final class HeldLoader: HTTPLoading {
  typealias Answer = Result<HTTPResponse, URLError>

  private struct State {
    var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
    var early: Set<Int> = []
    var count = 0
  }

  private let state = Mutex(State())
  private let began: AsyncStream<Int>
  private let ended: AsyncStream<Int>
  private let beganContinuation: AsyncStream<Int>.Continuation
  private let endedContinuation: AsyncStream<Int>.Continuation

  init() {
    (began, beganContinuation) = AsyncStream.makeStream()
    (ended, endedContinuation) = AsyncStream.makeStream()
  }

  var count: Int { state.withLock { $0.count } }

  /// Waits until a request has arrived, and returns its number from 0.
  func nextRequest() async -> Int? { await began.first { _ in true } }

  /// Waits until a request has been cancelled, and returns its number.
  func nextCancellation() async -> Int? { await ended.first { _ in true } }

  func answer(_ number: Int, _ answer: Answer) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: answer)
  }

  func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    let number = state.withLock { state in
      defer { state.count += 1 }
      return state.count
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.early.contains(number) { return true }
          state.waiting[number] = continuation
          return false
        }
        if isCancelled { continuation.resume(returning: .failure(URLError(.cancelled))) }
        beganContinuation.yield(number)
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.early.insert(number)
        return state.waiting.removeValue(forKey: number)
      }
      waiting?.resume(returning: .failure(URLError(.cancelled)))
      endedContinuation.yield(number)
    }
    return try answer.get()
  }
}
