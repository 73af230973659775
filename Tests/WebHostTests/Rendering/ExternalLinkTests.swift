import Foundation
import Testing

@testable import WebHost

@Suite("Links lead to places in the program, or elsewhere in a window of their own")
struct ExternalLinkTests {
  @Test("A path is a place in the program", arguments: ["/movies/311", "/movies?q=a", "/"])
  func inside(address: String) throws {
    let url = try #require(URL(string: address))
    let link = try #require(ExternalLink(url))
    #expect(link.isInside && !link.opensWindow && link.address == address)
  }

  @Test(
    "What browsers would take for another host is not followed", arguments: ["//evil.example", "/~/live", "x", "/\\x"])
  func refused(address: String) {
    guard let url = URL(string: address) else { return }
    #expect(ExternalLink(url)?.address.contains("\\") != true)
    if !address.contains("\\") { #expect(ExternalLink(url) == nil) }
  }
}
