import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What carries a request to its server and brings the whole answer back.
///
/// Tests put a scripted one in place of `HTTPLoader`.
public protocol HTTPLoading: Sendable {
  /// Carries out a request. Every status is an answer, not an error; cancelling the task closes the connection.
  func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse
}
