import Foundation
import HTTPTransport
import Testing

@testable import Fetch

@Suite(.timeLimit(.minutes(5)))
struct SharedCacheTests {
  @Test func theCacheIsAskedForTheAddressAsItIsWritten() async throws {
    let cache = try RawServer { _ in .answer(200, "kept", ["Cache-Control: max-age=60"]) }
    let loader = HTTPLoader(sharedCache: SharedCache(cache.url("/")))
    let address = try #require(URL(string: "https://api.example.com:8443/a%20b/c?q=%C3%BC&page=2#x"))
    let answer = try await loader.load(HTTPRequest(url: address, headers: ["X-Api-Key": "one"]))
    #expect(String(decoding: answer.body, as: UTF8.self) == "kept")
    // To the program it is the service that has answered.
    #expect(answer.url == address)
    let head = try #require(cache.requests.first)
    #expect(head.hasPrefix("GET /https/api.example.com:8443/a%20b/c?q=%C3%BC&page=2 HTTP/1.1\r\n"))
    #expect(head.contains("X-Api-Key: one\r\n"))
  }

  @Test func whatIsForNobodyElseGoesToTheService() async throws {
    let cache = try RawServer { _ in .answer(200, "cache") }
    let service = try RawServer { _ in .answer(200, "service") }
    let loader = HTTPLoader(sharedCache: SharedCache(cache.url()))
    var alone = HTTPRequest(url: service.url())
    alone.sharedCacheUse = .none
    let requests = [
      alone, HTTPRequest(url: service.url(), method: "POST", body: Data("x".utf8)),
      HTTPRequest(url: service.url(), headers: ["Range": "bytes=0-1"]),
      HTTPRequest(url: service.url(), addresses: .publicOnly(except: [try #require(Origin(service.url()))])),
    ]
    for request in requests {
      #expect(try await loader.load(request).body == Data("service".utf8))
    }
    try await loader.stream(HTTPRequest(url: service.url())) { _ in true }
    #expect(cache.requests.isEmpty && service.requests.count == 5)
  }

  @Test func whereTheCacheIsGoneOrDoesNotKnowTheServiceItIsAskedItself() async throws {
    let service = try RawServer { _ in .answer(200, "service") }
    let unknown = try RawServer { _ in .answer(421) }
    var loader = HTTPLoader(sharedCache: SharedCache(unknown.url()))
    #expect(try await loader.load(HTTPRequest(url: service.url())).body == Data("service".utf8))
    #expect(unknown.requests.count == 1)
    let nobody = try #require(URL(string: "http://127.0.0.1:1"))
    loader = HTTPLoader(sharedCache: SharedCache(nobody))
    for _ in 0..<3 {
      #expect(try await loader.load(HTTPRequest(url: service.url())).body == Data("service".utf8))
    }
  }

  @Test func aRequestSaysHowFarItMayBeAnswered() {
    var request = FetchRequest(url: URL(fileURLWithPath: "/"))
    #expect(request.outgoing().sharedCacheUse == .standard)
    request.cacheUse = .reload
    #expect(request.outgoing().sharedCacheUse == .reload)
    request.cacheUse = .none
    #expect(request.outgoing().sharedCacheUse == .none)
    #expect(SharedCache(URL(fileURLWithPath: "/x")) == nil)
  }
}
