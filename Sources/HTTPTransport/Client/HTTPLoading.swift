import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What carries a request to its server and brings the answer back, whole or piece by piece.
///
/// Tests put a scripted one in place of `HTTPLoader`.
public protocol HTTPLoading: Sendable {
  /// Carries out a request. Every status is an answer, not an error; cancelling the task closes the connection.
  func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse

  /// Carries out a request and hands over the answer while it arrives: the head once, then pieces of the body.
  ///
  /// Returns when the server has ended the body, or when `receive` returns false, which closes the connection. The next
  /// piece is read when `receive` is done with the last. The request's size limit does not hold: streams have no end,
  /// and who receives them knows what is too much.
  func stream(
    _ request: HTTPRequest, receive: @escaping @Sendable (HTTPStreamPart) async -> Bool
  ) async throws(URLError)
}

/// A piece of an answer that is handed over while it arrives.
public enum HTTPStreamPart: Sendable, Hashable {
  /// The status and the fields; the body is empty.
  case head(HTTPResponse)
  /// Some bytes of the body.
  case body(Data)
}

extension HTTPLoading {
  /// The whole answer in two pieces, for loaders that have no streams.
  public func stream(
    _ request: HTTPRequest, receive: @escaping @Sendable (HTTPStreamPart) async -> Bool
  ) async throws(URLError) {
    var response = try await load(request)
    let body = response.body
    response.body = Data()
    guard await receive(.head(response)), !body.isEmpty else { return }
    _ = await receive(.body(body))
  }
}
