import Testing
import ViewGraph
import WebHost

struct LocationCodingTests {
  @Test(arguments: ["plain", "two words", "a+b", "a&b=c", "100%", "ü 漢字 🙂", "<script>\"'", "", "line\nbreak"])
  func everyValueComesBack(value: String) {
    let location = Location([.init(key: "k/1", value: value), .init(key: "other key", value: "x")])
    let address = LocationCoding.address(of: location)
    #expect(LocationCoding.location(from: address) == location)
    #expect(!address.contains("<") && !address.contains("\"") && !address.contains(" "))
  }

  @Test(arguments: ["plain", "two words", "a+b", "a/b", "100%", "ü 漢字 🙂", "<script>\"'", "?a=b#c", "~x"])
  func everyWordComesBack(word: String) {
    let address = LocationCoding.address(of: Location(words: ["first", word]))
    #expect(address.hasPrefix("/first/") && address.split(separator: "/").count == 2)
    #expect(LocationCoding.location(from: address).words == ["first", word])
    #expect(!address.contains("<") && !address.contains("?") && !address.contains(" "))
  }

  @Test func theStartHasNoPathAndNoQuery() {
    #expect(LocationCoding.query(of: Location()) == "")
    #expect(LocationCoding.address(of: Location()) == "/")
    #expect(LocationCoding.location(from: "?") == Location())
    #expect(LocationCoding.location(from: "/") == Location())
    #expect(LocationCoding.location(from: "//") == Location())
  }

  @Test func whatIsOnOtherTabsIsNoPartOfTheAddress() {
    let location = Location(
      [.init(key: "a", value: "1"), .init(key: "b", value: "2", isHidden: true)], words: ["news"])
    #expect(LocationCoding.address(of: location) == "/news?a=1")
    let hidden = LocationCoding.query(of: location, isHidden: true)
    #expect(hidden == "b=2")
    #expect(LocationCoding.location(from: "/news?a=1", hidden: hidden)["b"] == "2")
  }

  @Test(
    arguments: [
      String(repeating: "/a", count: 10_000), "/" + String(repeating: "a", count: 10_000), "/%FF", "/a/%C3%28",
    ])
  func pathsThatCannotBeReadLeadNowhere(path: String) {
    let words = LocationCoding.location(from: path).words
    #expect(words.count <= LocationCoding.maxSegments)
    #expect(words.contains("\0"))
  }

  @Test func aLongTextIsNoPartOfTheAddressAndTheRestStaysReadable() {
    let long = String(repeating: "x", count: 1025)
    let address = LocationCoding.address(of: Location([.init(key: "a", value: long), .init(key: "b", value: "c")]))
    #expect(address == "/?b=c")
  }

  @Test func theLastOfEqualKeysCounts() {
    let location = LocationCoding.location(from: "?on=false&x=1&on=true")
    #expect(location["on"] == "true")
    #expect(location.entries.count == 2)
  }

  @Test func theHostsOwnNamesAreNoEntries() {
    #expect(LocationCoding.location(from: "?~latency=300&tab=news").entries.map(\.key) == ["tab"])
  }

  @Test func whatCannotBeReadIsLeftOut() {
    #expect(LocationCoding.location(from: "?=x&&%FF=1&a=%zz&b=1").entries.map(\.key) == ["b"])
    #expect(LocationCoding.location(from: "?" + String(repeating: "a", count: 10_000)).entries.isEmpty)
    let many = (0..<1000).map { "k\($0)=1" }.joined(separator: "&")
    #expect(LocationCoding.location(from: "?" + many).entries.count == LocationCoding.maxEntries)
  }

  @Test func formsWriteSpacesAsPluses() {
    #expect(LocationCoding.location(from: "?q=a+b%2Bc")["q"] == "a b+c")
  }
}
