import Foundation
import InternetAddresses
import Testing

@testable import HTTPTransport

struct IPAddressTests {
  @Test(arguments: [
    "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "127.0.0.1",
    "127.255.255.255", "169.254.0.0", "169.254.169.254", "169.254.255.255", "172.16.0.0", "172.31.255.255",
    "192.0.0.0", "192.0.0.255", "192.0.2.1", "192.88.99.1", "192.168.0.0", "192.168.255.255", "198.18.0.0",
    "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.0", "239.255.255.255", "240.0.0.0", "255.255.255.255",
  ])
  func privateV4(_ text: String) throws {
    #expect(try #require(IPAddress(text)).isPublic == false)
  }

  @Test(arguments: [
    "1.0.0.0", "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
    "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0",
    "192.0.3.0", "192.88.98.255", "192.88.100.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0",
    "198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0", "223.255.255.255",
  ])
  func publicV4(_ text: String) throws {
    #expect(try #require(IPAddress(text)).isPublic)
  }

  @Test(arguments: [
    "::", "::1", "::2", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::8.8.8.8", "64:ff9b::8.8.8.8", "64:ff9b:1::1", "100::1",
    "fc00::", "fdff:ffff::1", "fe80::1", "fe80::1%eth0", "febf::1", "fec0::1", "ff00::", "ff02::1", "ffff::",
    "2001::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::1", "2002:0808:0808::1", "3fff::1", "3fff:fff::1",
    "4000::1", "1fff::1", "5f00::1",
  ])
  func privateV6(_ text: String) throws {
    #expect(try #require(IPAddress(text)).isPublic == false)
  }

  @Test(arguments: [
    "2000::1", "2001:200::1", "2001:4860:4860::8888", "2606:4700:4700::1111", "2003::1", "2a00:1450::1", "3fff:1000::1",
    "3ffe::1",
  ])
  func publicV6(_ text: String) throws {
    #expect(try #require(IPAddress(text)).isPublic)
  }

  @Test(arguments: ["", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "0x7f.1", "2130706433", "localhost", ":::", "1::2::3"])
  func notAnAddress(_ text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test func everyFirstByteOfV4IsClassified() {
    let allPrivate: Set<UInt32> = Set([0, 10, 127]).union(224...255)
    for first in UInt32(0)...255 {
      let address = IPAddress.v4(first << 24 | 0x0102_03)
      #expect(address.isPublic != allPrivate.contains(first), "\(address)")
    }
  }

  @Test func onlyTwoThousandSlashThreeOfV6IsPublic() {
    for first in UInt16.min...UInt16.max where first & 0xE000 != 0x2000 {
      #expect(IPAddress.v6([first, 1, 2, 3, 4, 5, 6, 7]).isPublic == false)
    }
  }

  @Test(arguments: ["127.0.0.1", "8.8.8.8", "::1", "2606:4700:4700::1111", "fe80::1"])
  func descriptionIsTheUsualNotation(_ text: String) throws {
    #expect(try #require(IPAddress(text)).description == text)
  }
}
