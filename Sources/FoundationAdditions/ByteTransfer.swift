import Foundation
import FoundationNetworking
import Synchronization

/// Hands on what a transfer brings: its head once, then its chunks.
final class ByteTransfer: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var head: CheckedContinuation<URLResponse, any Error>?
    /// How many bytes have come and were not read.
    var held = 0
    var isWaiting = false
  }

  private static let most = 4 << 20

  let chunks: AsyncThrowingStream<Data, any Error>
  private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
  private let state = Mutex(State())
  private let task = Mutex<URLSessionDataTask?>(nil)
  private let delegate: Delegate

  /// A delegate is the program's to use from any thread.
  private struct Delegate: @unchecked Sendable {
    let value: (any URLSessionTaskDelegate)?
  }

  init(asking delegate: (any URLSessionTaskDelegate)?) {
    self.delegate = Delegate(value: delegate)
    (chunks, continuation) = AsyncThrowingStream.makeStream()
  }

  /// Starts a transfer; returns with its head, or throws what came of it before there was one.
  func begin(_ task: URLSessionDataTask) async throws -> URLResponse {
    self.task.withLock { $0 = task }
    continuation.onTermination = { _ in task.cancel() }
    return try await withCheckedThrowingContinuation { head in
      state.withLock { $0.head = head }
      task.resume()
    }
  }

  func didRead(_ count: Int) {
    let goesOn = state.withLock { state in
      state.held -= count
      guard state.isWaiting, state.held < Self.most / 2 else { return false }
      state.isWaiting = false
      return true
    }
    if goesOn { task.withLock { $0 }?.resume() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    takeHead()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isFull = state.withLock { state in
      state.held += data.count
      guard state.held > Self.most, !state.isWaiting else { return false }
      state.isWaiting = true
      return true
    }
    if isFull { dataTask.suspend() }
    continuation.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let head = takeHead() {
      if let response = task.response, error == nil {
        head.resume(returning: response)
      } else {
        head.resume(throwing: error ?? URLError(.badServerResponse))
      }
    }
    continuation.finish(throwing: error)
    self.task.withLock { $0 = nil }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate = delegate.value else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate = delegate.value else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  private func takeHead() -> CheckedContinuation<URLResponse, any Error>? {
    state.withLock { state in
      defer { state.head = nil }
      return state.head
    }
  }
}
