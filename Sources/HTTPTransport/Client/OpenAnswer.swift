import AsyncHTTPClient
import Foundation
import NIOCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer whose head has arrived and whose body is on its way.
struct OpenAnswer: Sendable {
  /// The answer without its body.
  let head: HTTPResponse
  private let request: HTTPRequest
  private let body: HTTPClientResponse.Body
  /// The client lives at least as long as the body arrives.
  private let lease: ClientLease

  init(request: HTTPRequest, answer: HTTPClientResponse, lease: ClientLease) {
    self.request = request
    self.lease = lease
    body = answer.body
    head = HTTPResponse(
      url: request.url,
      status: Int(answer.status.code),
      headers: HeaderFields(answer.headers.map { .init(name: $0.name, value: $0.value) }),
      version: "HTTP/\(answer.version.major).\(answer.version.minor)")
  }

  /// The answer with its whole body, which must not be greater than the request allows.
  func whole(progress: Watchdog.Progress) async throws -> HTTPResponse {
    let announced = head.headers["Content-Length"].flatMap(Int.init) ?? 0
    guard announced <= request.sizeLimit || request.method == "HEAD" else { throw tooLarge }
    var response = head
    for try await part in body {
      progress.mark()
      guard response.body.count + part.readableBytes <= request.sizeLimit else { throw tooLarge }
      response.body.append(contentsOf: part.readableBytesView)
    }
    return response
  }

  /// Hands over the head and then the body, piece by piece, for as long as `receive` says that it wants more.
  func handOver(
    progress: Watchdog.Progress, _ receive: @Sendable (HTTPStreamPart) async -> Bool
  ) async throws {
    guard await receive(.head(head)) else { return }
    for try await part in body {
      progress.mark()
      guard await receive(.body(Data(part.readableBytesView))) else { return }
    }
  }

  private var tooLarge: URLError { .newsreel(.dataLengthExceedsMaximum, url: request.url) }
}
