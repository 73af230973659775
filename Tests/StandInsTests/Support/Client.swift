import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TestDates
import Testing

@testable import StandIns

/// An answer as it came over the wire.
struct Answer {
  var status: Int
  var headers: HTTPHeaders
  var bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var object: [String: Any] {
    get throws { try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]) }
  }
  var code: String? { get throws { try object["code"] as? String } }
  var total: Int? { get throws { try object["totalResults"] as? Int } }
  var articles: [[String: Any]] { get throws { try #require(try object["articles"] as? [[String: Any]]) } }
  var sources: [[String: String]] { get throws { try #require(try object["sources"] as? [[String: String]]) } }
  var titles: [String] { get throws { try articles.map { $0["title"] as? String ?? "" } } }
}

/// A running server and a way to ask it.
struct Client {
  let server: StandInServer

  /// Sends a request; by default with a User-Agent and a key.
  func get(
    _ path: String, method: String = "GET", headers: [String: String] = ["X-Api-Key": "test"], agent: String? = "tests",
    body: String? = nil
  ) async throws -> Answer {
    let port = try #require(server.port)
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
    request.method = .init(rawValue: method)
    for header in headers { request.headers.add(name: header.key, value: header.value) }
    if let agent { request.headers.add(name: "User-Agent", value: agent) }
    if let body { request.body = .bytes(Array(body.utf8)) }
    let response = try await Self.http.execute(request, timeout: .seconds(300))
    var buffer = try await response.body.collect(upTo: 20_000_000)
    let bytes = buffer.readBytes(length: buffer.readableBytes) ?? []
    return Answer(status: Int(response.status.code), headers: response.headers, bytes: bytes)
  }

  /// Follows no redirects.
  private static let http: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()
}

/// 2026-09-21T14:13:20Z, whatever the date of the tests: for answers that are compared with dates written out.
let afternoon = Date(timeIntervalSince1970: 1_790_000_000)

/// Runs a server on a free port for as long as the body takes.
func withServer(
  _ configuration: StandInConfiguration = StandInConfiguration(now: { TestDate.now }),
  _ body: (Client) async throws -> Void
) async throws {
  let server = StandInServer(configuration: configuration)
  try await server.start()
  do {
    try await body(Client(server: server))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

/// A server of the news service alone, set up in some other way.
func withNews(_ news: NewsAPIConfiguration, _ body: (Client) async throws -> Void) async throws {
  try await withServer(StandInConfiguration(now: { TestDate.now }, newsAPI: news), body)
}
