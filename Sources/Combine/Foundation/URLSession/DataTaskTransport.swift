import Foundation

/// What really carries requests of URLSession.dataTaskPublisher.
///
/// Put another one in place with `URLSession.dataTaskTransport`: an HTTP client of one's own, or one that answers from memory in tests.
public protocol DataTaskTransport: Sendable {
  /// Starts the request. Calls completion exactly once, from any thread, unless cancelled. The returned closure cancels
  /// (idempotent, any thread).
  func load(
    _ request: URLRequest,
    session: URLSession,
    completion: @escaping @Sendable (Result<(data: Data, response: URLResponse), URLError>) -> Void
  ) -> @Sendable () -> Void
}
