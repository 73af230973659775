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
