import Testing
import ViewGraph
import WebHost

struct LocationCodingTests {
  @Test(arguments: ["plain", "two words", "a+b", "a&b=c", "100%", "ü 漢字 🙂", "<script>\"'", "", "line\nbreak"])
  func everyValueComesBack(value: String) {
    let location = Location([.init(key: "k/1", value: value), .init(key: "other key", value: "x")])
    let query = LocationCoding.query(of: location)
    #expect(LocationCoding.location(from: query) == location)
    #expect(!query.contains("<") && !query.contains("\"") && !query.contains(" "))
  }

  @Test func theStartHasNoQuery() {
    #expect(LocationCoding.query(of: Location()) == "")
    #expect(LocationCoding.address(of: Location()) == "?")
    #expect(LocationCoding.address(of: Location(), path: "/news") == "/news")
    #expect(LocationCoding.location(from: "?") == Location())
  }

  @Test func theLastOfEqualKeysCounts() {
    let location = LocationCoding.location(from: "on=false&x=1&on=true")
    #expect(location["on"] == "true")
    #expect(location.entries.count == 2)
  }

  @Test func theHostsOwnNamesAreNoEntries() {
    #expect(LocationCoding.location(from: "?~latency=300&tab=news").entries.map(\.key) == ["tab"])
  }

  @Test func whatCannotBeReadIsLeftOut() {
    #expect(LocationCoding.location(from: "=x&&%FF=1&a=%zz&b=1").entries.map(\.key) == ["b"])
    #expect(LocationCoding.location(from: String(repeating: "a", count: 10_000)).entries.isEmpty)
    let many = (0..<1000).map { "k\($0)=1" }.joined(separator: "&")
    #expect(LocationCoding.location(from: many).entries.count == LocationCoding.maxEntries)
  }

  @Test func formsWriteSpacesAsPluses() {
    #expect(LocationCoding.location(from: "q=a+b%2Bc")["q"] == "a b+c")
  }
}
