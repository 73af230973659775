import Foundation
import Testing
import WebHost

struct VisitorCookieTests {
  private let key = SigningKey(secret: "one")
  private let cookie = VisitorCookie(now: 1000)

  /// What a browser sends back of a `Set-Cookie` field.
  private func returned(_ field: String) -> String { String(field.split(separator: ";")[0]) }

  private func read(_ field: String, host: String? = "a:80", now: Double = 1000, secret: String = "one") -> VisitorID? {
    VisitorCookie([field], host: host, key: SigningKey(secret: secret), now: now)?.visitor
  }

  @Test func aBrowserThatComesBackIsKnown() {
    let field = returned(cookie.field(host: "a:80", isSecure: false, key: key))
    #expect(read(field) == cookie.visitor)
    #expect(read("other=1; \(field); last=x=y") == cookie.visitor)
  }

  @Test func scriptsAndOtherSitesDoNotGetIt() {
    let field = cookie.field(host: "a:80", isSecure: false, key: key)
    #expect(field.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"))
    #expect(cookie.field(host: "a", isSecure: true, key: key).hasSuffix("; Secure"))
  }

  @Test func itCannotBeMadeUp() {
    let field = returned(cookie.field(host: "a:80", isSecure: false, key: key))
    #expect(read(field, secret: "two") == nil)
    #expect(read(field.replacingOccurrences(of: "=", with: "=A")) == nil)
    #expect(read("visitor-80=") == nil)
    #expect(read("visitor-80") == nil)
    #expect(read("") == nil)
  }

  @Test func aTokenOfAPageIsNoCookie() {
    let token = SessionToken(session: SessionID(), incarnation: Incarnation(), visitor: cookie.visitor, expiry: 99_999)
      .signed(with: key)
    #expect(read("visitor-80=\(token)") == nil)
  }

  @Test func aYearAfterItsRenewalItEnds() {
    let field = returned(cookie.field(host: "a:80", isSecure: false, key: key))
    let end = 1000 + Double(VisitorCookie.lifetime)
    #expect(read(field, now: end - 1) == cookie.visitor)
    #expect(read(field, now: end) == nil)
    #expect(!cookie.isOld(now: 1000 + 29 * 86_400))
    #expect(cookie.isOld(now: 1000 + 31 * 86_400))
  }

  @Test func portsOfAHostAreDifferentVisitors() {
    #expect(VisitorCookie.name(host: "localhost:8080") == "visitor-8080")
    #expect(VisitorCookie.name(host: "[::1]:8080") == "visitor-8080")
    #expect(VisitorCookie.name(host: "news.example.com") == "visitor")
    #expect(VisitorCookie.name(host: "a:x;y") == "visitor")
    #expect(VisitorCookie.name(host: nil) == "visitor")
  }
}
