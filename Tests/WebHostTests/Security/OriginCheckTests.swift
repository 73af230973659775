import Testing
import WebHost

struct OriginCheckTests {
  private let check = OriginCheck(allowedOrigins: ["https://News.example.com"])

  @Test(arguments: [
    ("http://localhost:8080", "localhost:8080"), ("https://reader.example", "reader.example"),
    ("https://reader.example", "reader.example:443"), ("http://reader.example:80", "reader.example"),
    ("HTTPS://Reader.Example", "reader.example"), ("https://news.example.com", "elsewhere.example"),
    ("http://[::1]:8080", "[::1]:8080"),
  ])
  func ownPagesMayConnect(origin: String, host: String) {
    #expect(check.allows(origin: origin, host: host))
  }

  @Test(arguments: [
    ("https://news.example.com", "10.0.0.7:8080", true), ("http://localhost:8080", "localhost:8080", true),
    ("http://[::1]:8080", "[::1]:8080", true), ("http://192.0.2.7", "192.0.2.7", true),
    ("http://rebound.example", "rebound.example", false), ("http://news.example.com", "news.example.com", false),
  ])
  func whereTheNameIsKnownNoOtherNameIsTheHosts(origin: String, host: String, isAllowed: Bool) {
    let check = OriginCheck(publicOrigin: "https://news.example.com")
    #expect(check.allows(origin: origin, host: host) == isAllowed)
  }

  @Test(
    arguments: [
      (nil, "localhost"), ("http://localhost", nil), ("null", "null"), ("", ""), ("http://evil.example", "localhost"),
      ("http://localhost:8081", "localhost:8080"), ("http://localhost.evil.example", "localhost"),
      ("http://localhost@evil.example", "localhost"), ("file://localhost", "localhost"),
      ("https://news.example.com.evil.example", "elsewhere.example"),
    ] as [(String?, String?)])
  func othersMayNot(origin: String?, host: String?) {
    #expect(!check.allows(origin: origin, host: host))
  }
}
