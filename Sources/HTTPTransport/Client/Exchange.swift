import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and the beginning of its answer, without redirects.
struct Exchange {
  let request: HTTPRequest
  let userAgent: String

  /// Where the request is sent.
  private let address: String

  /// - Parameters:
  ///   - request: What is asked.
  ///   - userAgent: The User-Agent where the request has none.
  ///   - address: Where it is sent; the request's own address by default.
  init(_ request: HTTPRequest, userAgent: String, address: String? = nil) {
    self.request = request
    self.userAgent = userAgent
    self.address = address ?? request.url.absoluteString
  }

  /// Sends the request and waits for the head of the answer.
  func open(on lease: ClientLease, progress: Watchdog.Progress) async throws -> OpenAnswer {
    // The deadline is the watchdog's; AsyncHTTPClient asks for one all the same.
    let head = try await lease.client.execute(outgoing, deadline: .now() + .hours(24 * 7))
    progress.mark()
    return OpenAnswer(request: request, answer: head, lease: lease)
  }

  private var outgoing: HTTPClientRequest {
    var outgoing = HTTPClientRequest(url: address)
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
