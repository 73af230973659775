import Foundation
import Testing

@testable import WebHost

struct WorkerChoiceTests {
  @Test func visitorsAreSpreadAndOnlyThoseOfOneThatIsGoneMove() throws {
    let visitors = (0..<3_000).map { _ in VisitorID().bytes }
    var counts = [0, 0, 0]
    for visitor in visitors {
      let home = try #require(WorkerChoice.worker(for: visitor, among: 0..<3))
      counts[home] += 1
      let without = try #require(WorkerChoice.worker(for: visitor, among: [0, 2]))
      #expect(home == 1 || without == home)
    }
    for count in counts { #expect((800...1_200).contains(count)) }
    #expect(WorkerChoice.worker(for: [1], among: []) == nil)
  }

  @Test func theCookieSaysWhoseAConnectionIs() {
    let visitor = VisitorID()
    let cookie = VisitorCookie(visitor: visitor, now: 0)
    let key = SigningKey(secret: "x")
    func head(_ host: String, _ cookies: String) -> [UInt8] {
      Array("GET / HTTP/1.1\r\nHost: \(host)\r\ncOOkie: a=b; \(cookies)\r\nAccept: */*\r\n\r\n".utf8)
    }
    let field = cookie.field(host: "h:8080", isSecure: false, key: key)
    #expect(RequestPeek.visitor(in: head("h:8080", field)) == visitor.bytes)
    #expect(RequestPeek.visitor(in: head("h", field)) == visitor.bytes, "behind a proxy")
    let other = VisitorCookie(now: 0).field(host: "h:9090", isSecure: false, key: key)
    #expect(RequestPeek.visitor(in: head("h:8080", other + "; " + field)) == visitor.bytes)
    #expect(RequestPeek.visitor(in: head("h:8080", "visitor-8080=???")) == nil)
    #expect(RequestPeek.visitor(in: Array("GET / HTTP/1.1\r\nHost: h\r\n\r\nCookie: \(field)".utf8)) == nil)
  }

  @Test func whateverComesIsLookedAtWithoutHarm() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = RequestPeek.visitor(in: bytes)
      _ = RequestPeek.visitor(in: Array("GET / HTTP/1.1\nCookie: visitor=".utf8) + bytes)
    }
  }
}
