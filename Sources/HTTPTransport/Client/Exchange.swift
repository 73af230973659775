import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its complete answer, without redirects.
struct Exchange {
  let request: HTTPRequest
  let userAgent: String

  init(_ request: HTTPRequest, userAgent: String) {
    self.request = request
    self.userAgent = userAgent
  }

  func perform(on client: HTTPClient, progress: Watchdog.Progress) async throws -> HTTPResponse {
    // The deadline is the watchdog's; AsyncHTTPClient asks for one all the same.
    let head = try await client.execute(outgoing, deadline: .now() + .hours(24 * 7))
    progress.mark()
    let announced = head.headers.first(name: "Content-Length").flatMap(Int.init) ?? 0
    guard announced <= request.sizeLimit || request.method == "HEAD" else { throw tooLarge }
    var body = Data()
    for try await part in head.body {
      progress.mark()
      guard body.count + part.readableBytes <= request.sizeLimit else { throw tooLarge }
      body.append(contentsOf: part.readableBytesView)
    }
    return HTTPResponse(
      url: request.url,
      status: Int(head.status.code),
      headers: HeaderFields(head.headers.map { .init(name: $0.name, value: $0.value) }),
      body: body,
      version: "HTTP/\(head.version.major).\(head.version.minor)")
  }

  private var tooLarge: URLError { .newsreel(.dataLengthExceedsMaximum, url: request.url) }

  private var outgoing: HTTPClientRequest {
    var outgoing = HTTPClientRequest(url: request.url.absoluteString)
    outgoing.method = NIOHTTP1.HTTPMethod(rawValue: request.method)
    for field in request.headers.fields { outgoing.headers.add(name: field.name, value: field.value) }
    if outgoing.headers.first(name: "User-Agent")?.isEmpty ?? true {
      outgoing.headers.replaceOrAdd(name: "User-Agent", value: userAgent)
    }
    if !outgoing.headers.contains(name: "Accept") { outgoing.headers.add(name: "Accept", value: "*/*") }
    if !outgoing.headers.contains(name: "Accept-Encoding") {
      outgoing.headers.add(name: "Accept-Encoding", value: "gzip")
    }
    if let body = request.body { outgoing.body = .bytes(body) }
    return outgoing
  }
}
