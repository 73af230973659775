import Testing

@testable import WebHost

/// What a request tells about the width of the screen, and about where the host is reached.
@Suite struct VisitorWidthTests {
  private func request(_ fields: [String: String]) -> VisitorRequest {
    VisitorRequest(WebHostConfiguration(), peer: nil) { name in fields[name].map { [$0] } ?? [] }
  }

  @Test(arguments: [
    (["Cookie": "width=1024"], 1024.0), (["Cookie": "a=b; width=390", "User-Agent": "Mozilla/5.0 (X11)"], 390),
    (["Sec-CH-UA-Mobile": "?1"], 390), (["Sec-CH-UA-Mobile": "?0"], 1280),
    (["User-Agent": "Mozilla/5.0 (iPhone) Mobile/15E148"], 390), (["User-Agent": "Mozilla/5.0 (X11; Linux)"], 1280),
    (["Cookie": "width=-5", "User-Agent": "curl/8"], nil), (["Cookie": "width=nan"], nil), ([:], nil),
  ])
  func width(fields: [String: String], width: Double?) {
    #expect(request(fields).width == width)
  }

  @Test(arguments: [
    ("news.example", "http://news.example"), ("[::1]:8080", "http://[::1]:8080"), ("", nil), ("a b", nil),
    ("x\"><script>", nil), ("a/b", nil), (String(repeating: "a", count: 300), nil),
  ])
  func origin(host: String, origin: String?) {
    #expect(request(["Host": host]).origin == origin)
  }
}
