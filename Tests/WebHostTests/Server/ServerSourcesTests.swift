import Foundation
import Testing

@testable import WebHost

struct ServerSourcesTests {
  @Test func squeezedSourcesKeepTheirMeaning() {
    let file = "// about\n  const a = \"http://x\" // the end\n\n    b()\n"
    #expect(
      String(decoding: SourceSqueezer.squeeze([Array(file.utf8), Array("c()".utf8)]), as: UTF8.self)
        == "const a = \"http://x\"\nb()\nc()\n")
  }

  @Test func theScriptIsSmall() {
    // Events, patches and recovery are 8.3 KB, scrolling by keys 1.1 KB, the boxes of texts of several lines 1.4 KB (also
    // of what is drawn smaller as it comes), pulling down 0.5 KB, pages without a line 0.3 KB, keys that move the focus
    // 0.2 KB, buttons that answer at once 0.1 KB, menus (in menus too) and popovers at the edges of what they belong to
    // and swipes kept until their script is there 0.9 KB, sliders that show the nearest of
    // their steps and texts that become smaller across 0.2 KB, what asks for movement 0.3 KB, positions that scroll one
    // view and none around it 0.2 KB, what is turned, whose lines cannot be measured, 0.1 KB, and
    // positions that lie pages away 0.1 KB.
    #expect(Double(WebAsset.script.compressed.count) < 14.7 * 1024)
    // Screens that come and go 2.5 KB, the finger at the edge 1 KB, what glides 2 KB, what is painted on boxes 0.7 KB; loaded
    // once the page is there.
    #expect(Double(WebAsset.movement.compressed.count) < 6.5 * 1024)
    #expect(WebAsset.script.path == "/~/client.\(WebAsset.script.version).js")
    #expect(WebAsset.script.version.count == 12)
  }

  @Test func whatIsCompressedIsSmallerAndMarkedAsGzip() throws {
    let compressed = try #require(Gzip.compress(Array(repeating: 65, count: 100_000)))
    #expect(compressed.count < 500)
    #expect(compressed.prefix(2) == [0x1F, 0x8B])
    #expect(compressed.suffix(4) == [0xA0, 0x86, 0x01, 0x00], "the length at the end")
  }

  @Test func addressesOfPicturesFromElsewhereAreSigned() throws {
    let paths = RemoteImagePaths(key: SigningKey(secret: "s"))
    let url = try #require(URL(string: "https://example.com/a?b=c&d=1"))
    let path = try #require(paths.path(for: url, width: 100))
    let query = try #require(URLComponents(string: path)?.queryItems)
    func item(_ name: String) -> String? { query.first { $0.name == name }?.value }
    #expect(item("w") == "128")
    let request = paths.request(address: item("u"), width: item("w"), signature: item("s"))
    #expect(request?.url == url)
    #expect(request?.width == 128)
    #expect(paths.request(address: "https://example.com/b", width: "128", signature: item("s")) == nil)
    #expect(paths.request(address: item("u"), width: "256", signature: item("s")) == nil)
    #expect(paths.request(address: item("u"), width: nil, signature: item("s")) == nil)
    let other = RemoteImagePaths(key: SigningKey(secret: "t"))
    #expect(other.request(address: item("u"), width: item("w"), signature: item("s")) == nil)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://example.com/a.png", "data:image/png;base64,AA", "javascript:alert(1)"])
  func onlyTheWebHasPictures(address: String) throws {
    let paths = RemoteImagePaths(key: SigningKey(secret: "s"))
    #expect(paths.path(for: try #require(URL(string: address)), width: nil) == nil)
  }
}
