import InternetAddresses
import Testing

struct IPAddressRangeTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.1.2.3/8", "10.9.9.9", true),
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false), ("0.0.0.0/0", "203.0.113.1", true),
    ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "2001:db8::1", true), ("fd00::/8", "fdff::1", true),
    ("fd00::/8", "fe80::1", false), ("::1", "::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("::ffff:10.0.0.0/104", "10.1.1.1", true),
    ("172.16.0.0/12", "172.31.255.255", true), ("172.16.0.0/12", "172.32.0.0", false),
  ])
  func aRangeHasWhatBeginsAsItDoes(range: String, address: String, isIn: Bool) throws {
    let address = try #require(IPAddress(address))
    #expect(try #require(IPAddressRange(range)).contains(address) == isIn)
  }

  @Test(arguments: ["", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "10.0.0/8", "::/129", "name", "10.0.0.0/8/8"])
  func whatIsNoRangeIsNone(text: String) {
    #expect(IPAddressRange(text) == nil)
  }
}
