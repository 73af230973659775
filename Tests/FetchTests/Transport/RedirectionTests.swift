import Foundation
import Testing

@testable import HTTPTransport

struct RedirectionTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func step(
    _ status: Int, _ location: String?, _ request: HTTPRequest
  ) -> Redirection.Step {
    var redirection = Redirection()
    return redirection.next(after: (status, location), to: request)
  }

  private func followed(_ step: Redirection.Step) throws -> HTTPRequest {
    guard case .follow(let request) = step else { throw Unexpected() }
    return request
  }

  private struct Unexpected: Error {}

  @Test(arguments: [200, 201, 204, 300, 304, 305, 306, 399, 400, 500])
  func otherStatusesAreFinal(_ status: Int) throws {
    #expect(step(status, "/b", HTTPRequest(url: try url("http://a.test/a"))) == .finish)
  }

  @Test func withoutALocationItIsFinal() throws {
    #expect(step(302, nil, HTTPRequest(url: try url("http://a.test/a"))) == .finish)
  }

  @Test(arguments: [
    ("/b?x=1", "http://a.test/b?x=1"), ("c", "http://a.test/dir/c"), ("//b.test/d", "http://b.test/d"),
    ("https://b.test/", "https://b.test/"), ("../e", "http://a.test/e"), (" /f ", "http://a.test/f"),
  ])
  func resolvesTheTarget(_ location: String, _ expected: String) throws {
    let next = try followed(step(302, location, HTTPRequest(url: try url("http://a.test/dir/a"))))
    #expect(next.url.absoluteString == expected)
  }

  @Test func keepsTheFragment() throws {
    let next = try followed(step(301, "/b", HTTPRequest(url: try url("http://a.test/a#part"))))
    #expect(next.url.absoluteString == "http://a.test/b#part")
  }

  @Test(arguments: ["ftp://a.test/", "file:///etc/passwd", "data:,x", "http:///nowhere", "javascript:alert(1)"])
  func refusesOtherSchemes(_ location: String) throws {
    #expect(step(302, location, HTTPRequest(url: try url("http://a.test/a"))) == .unsupported)
  }

  @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func postBecomesGetWhereItMust(_ status: Int, _ method: String) throws {
    let post = HTTPRequest(
      url: try url("http://a.test/a"), method: "POST", headers: ["Content-Type": "text/plain"], body: Data("x".utf8))
    let next = try followed(step(status, "/b", post))
    #expect(next.method == method)
    #expect((next.body == nil) == (method == "GET"))
    #expect((next.headers["Content-Type"] == nil) == (method == "GET"))
  }

  @Test func headStaysHead() throws {
    #expect(
      try followed(step(303, "/b", HTTPRequest(url: try url("http://a.test/a"), method: "HEAD"))).method == "HEAD")
  }

  @Test(arguments: [
    ("/b", true), ("http://b.test/", false), ("https://a.test/", false), ("http://a.test:81/", false),
    ("http://A.TEST:80/", true),
  ])
  func credentialsStayWithTheirOrigin(_ location: String, _ kept: Bool) throws {
    let request = HTTPRequest(
      url: try url("http://a.test/a"), headers: ["X-Api-Key": "k", "Authorization": "a", "Cookie": "c", "Accept": "x"])
    let next = try followed(step(302, location, request))
    for name in ["X-Api-Key", "Authorization", "Cookie"] { #expect((next.headers[name] != nil) == kept) }
    #expect(next.headers["Accept"] == "x")
  }

  @Test func stopsAtTheLimit() throws {
    var redirection = Redirection()
    let request = HTTPRequest(url: try url("http://a.test/a"), redirectLimit: 2)
    _ = try followed(redirection.next(after: (302, "/a"), to: request))
    _ = try followed(redirection.next(after: (302, "/a"), to: request))
    #expect(redirection.next(after: (302, "/a"), to: request) == .tooMany)
  }

  @Test func aLimitOfZeroReturnsTheRedirect() throws {
    #expect(step(302, "/b", HTTPRequest(url: try url("http://a.test/a"), redirectLimit: 0)) == .finish)
  }
}
