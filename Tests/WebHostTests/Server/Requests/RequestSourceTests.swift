import InternetAddresses
import Testing

@testable import WebHost

struct RequestSourceTests {
  private func source(
    _ fields: [String: [String]], peer: String = "10.0.0.1", trusting proxies: String = "10.0.0.0/8, ::1"
  ) throws -> RequestSource {
    RequestSource(peer: IPAddress(peer), trusting: try TrustedProxies(proxies)) { fields[$0] ?? [] }
  }

  @Test func nothingIsBelievedFromOthers() throws {
    let fields = [
      "X-Forwarded-For": ["192.0.2.1"], "X-Forwarded-Proto": ["https"], "X-Forwarded-Host": ["news.example.com"],
      "Forwarded": ["for=192.0.2.1;proto=https;host=news.example.com"],
    ]
    for source in [try source(fields, peer: "192.0.2.7"), try source(fields, trusting: "")] {
      #expect(source.address?.description != "192.0.2.1")
      #expect(source.scheme == nil)
      #expect(source.host == nil)
    }
  }

  @Test(arguments: [
    (["192.0.2.1"], "192.0.2.1"), (["127.0.0.1, 192.0.2.1"], "192.0.2.1"), (["192.0.2.1, 10.0.0.2"], "192.0.2.1"),
    (["192.0.2.9, 192.0.2.1, 10.3.0.1, 10.0.0.2"], "192.0.2.1"), (["192.0.2.9", "192.0.2.1"], "192.0.2.1"),
    (["10.0.0.9, 10.0.0.2"], "10.0.0.9"), (["192.0.2.1:4711"], "192.0.2.1"), (["[2001:db8::1]:4711"], "2001:db8::1"),
    (["2001:db8::1"], "2001:db8::1"), (["::ffff:192.0.2.1"], "192.0.2.1"), ([], "10.0.0.1"), ([""], "10.0.0.1"),
    (["192.0.2.1, unknown"], "10.0.0.1"), (["192.0.2.1, nonsense, 10.0.0.2"], "10.0.0.2"),
  ])
  func theReaderIsTheLastWhoIsNotTrusted(list: [String], reader: String) throws {
    #expect(try source(["X-Forwarded-For": list]).address?.description == reader)
  }

  @Test func whatTheReaderHasSentItselfDoesNotCount() throws {
    let source = try source([
      "X-Forwarded-For": ["127.0.0.1, 192.0.2.1"], "X-Forwarded-Proto": ["https, http"],
      "X-Forwarded-Host": ["bank.example, news.example.com"],
    ])
    #expect(source.scheme == "http")
    #expect(source.host == "news.example.com")
  }

  @Test func theFirstOfTwoTrustedProxiesKnowsTheReadersSide() throws {
    let fields = ["X-Forwarded-For": ["192.0.2.1, 10.0.0.2"], "X-Forwarded-Proto": ["https, http"]]
    #expect(try source(fields).scheme == "https")
  }

  @Test(arguments: [
    ("for=192.0.2.1;proto=https;host=news.example.com", "192.0.2.1"),
    ("For=\"[2001:db8::1]:4711\" ; Proto=HTTPS;by=203.0.113.60; host=\"news.example.com\"", "2001:db8::1"),
    ("for=\"a,b;c\";proto=http;host=bank.example, for=192.0.2.1;host=news.example.com;proto=https", "192.0.2.1"),
    ("for=192.0.2.1;host=news.example.com;proto=https, for=10.0.0.7;host=inside;proto=http", "192.0.2.1"),
  ])
  func theStandardFieldCountsWhereItIsAlone(value: String, reader: String) throws {
    let alone = try source(["Forwarded": [value]])
    #expect(alone.address?.description == reader)
    #expect(alone.scheme == "https")
    #expect(alone.host == "news.example.com")
    // Most proxies pass on what a reader says in it.
    let both = try source(["Forwarded": [value], "X-Forwarded-For": ["198.51.100.7"]])
    #expect(both.address?.description == "198.51.100.7")
    #expect(both.host == nil)
  }

  @Test(arguments: ["a b", "a/b", "<script>", "news.example.com:x", "", "user@news.example.com"])
  func aHostThatIsNoneIsNotBelieved(host: String) throws {
    #expect(try source(["X-Forwarded-For": ["192.0.2.1"], "X-Forwarded-Host": [host]]).host == nil)
  }

  @Test func limitsCountByWhatOneReaderHas() throws {
    #expect(RequestSource.limitKey(IPAddress("192.0.2.1")) == "192.0.2.1")
    #expect(RequestSource.limitKey(IPAddress("::ffff:192.0.2.1")) == "192.0.2.1")
    #expect(RequestSource.limitKey(IPAddress("2001:db8:1:2:3::4")) == "2001:db8:1:2::")
    #expect(RequestSource.limitKey(IPAddress("::1")) == "::1")
    #expect(RequestSource.limitKey(nil) == "local")
  }
}
