import Foundation
import Testing
import ViewGraph

@testable import WebHost

@Suite("The page stands on its own")
struct PageWriterTests {
  private func page(_ root: DisplayNode, in location: Location = Location(), scheme: ColorScheme? = nil) -> String {
    var renderer = Renderer.forTests()
    let options = PageOptions(
      defaultTitle: "Default", summary: "News", nonce: "abc", stylePath: "/~/base.1.css", scriptPath: "/~/client.1.js",
      bodyAttributes: [("data-s", "token")])
    let bytes = renderer.page(root, in: location, title: nil, colorScheme: scheme, options: options)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("Document, head and body")
  func document() {
    let html = page(text(1, "Hi", [.opacity(0.5)]))
    let expected = #"""
      <!doctype html>
      <html lang=en><head><meta charset=utf-8><title>Default</title>\#
      <meta name=viewport content="width=device-width,initial-scale=1,viewport-fit=cover,\#
      interactive-widget=resizes-content"><meta name=color-scheme content="light dark">\#
      <meta name=theme-color content="#ffffff" media="(prefers-color-scheme:light)">\#
      <meta name=theme-color content="#000000" media="(prefers-color-scheme:dark)">\#
      <meta name=description content=News><meta property="og:type" content=website>\#
      <meta property="og:title" content=Default><meta property="og:site_name" content=Default>\#
      <meta property="og:description" content=News><meta name="twitter:card" content=summary><link rel=stylesheet href="/~/base.1.css">\#
      <script type=module src="/~/client.1.js"></script><style nonce=abc>.c14kqw15{opacity:0.5}</style></head>\#
      <body data-s="token"><div id=root class=b><p id=n1 class=c14kqw15>Hi</p></div>\#
      <div id=symbols aria-hidden=true></div></body></html>
      """#
    #expect(html == expected)
  }

  @Test("Previews are told what the page is about, by absolute addresses")
  func preview() {
    var renderer = Renderer.forTests()
    let options = PageOptions(
      defaultTitle: "Reader", summary: "News", origin: "https://news.example", stylePath: "/~/base.1.css")
    let commit = Commit(
      root: text(1, "Hi"), location: Location(words: ["movies", "a\"b"]), title: "Alien <3",
      metadata: PageMetadata(description: "\"Scary\"", image: URL(string: "/~/i/1.png")))
    let html = String(decoding: renderer.page(commit, options: options), as: UTF8.self)
    #expect(html.contains("<title>Alien &lt;3 – Reader</title>"))
    #expect(html.contains(#"<meta name=description content="&quot;Scary&quot;">"#))
    #expect(html.contains(#"<meta property="og:title" content="Alien &lt;3">"#))
    #expect(html.contains(#"<link rel=canonical href="https://news.example/movies/a%22b">"#))
    #expect(!html.contains("og:image"), "the host's own paths are no pictures for others")
  }

  @Test("Of a long description the beginning is told")
  func longDescription() throws {
    var renderer = Renderer.forTests()
    let commit = Commit(root: text(1, "Hi"), metadata: PageMetadata(description: String(repeating: "é", count: 9_000)))
    let html = String(decoding: renderer.page(commit, options: PageOptions(stylePath: "/base.css")), as: UTF8.self)
    let told = try #require(html.firstMatch(of: /name=description content="(é+…)">/))
    #expect(told.1.count == 300)
  }

  @Test(
    "Only pictures that others can fetch are named",
    arguments: [
      ("https://pictures.example/a.png", "https://pictures.example/a.png"), ("/a.png", "https://news.example/a.png"),
      ("javascript:alert(1)", nil), ("//evil.example/a.png", nil), ("mailto:a@b.c", nil),
    ])
  func previewPicture(image: String, address: String?) {
    var renderer = Renderer.forTests()
    let options = PageOptions(origin: "https://news.example", stylePath: "/~/base.1.css")
    let commit = Commit(root: text(1, "Hi"), metadata: PageMetadata(image: URL(string: image)))
    let html = String(decoding: renderer.page(commit, options: options), as: UTF8.self)
    let expected = address.map { #"<meta property="og:image" content="\#($0)">"# }
    #expect(expected.map(html.contains) ?? !html.contains("og:image"))
  }

  @Test("A preferred colour scheme is set before anything is drawn")
  func colorScheme() {
    #expect(page(text(1, "Hi"), scheme: .dark).contains("<html lang=en data-cs=dark>"))
  }

  @Test("Links keep the rest of the location")
  func links() {
    let change = LocationChange(key: "tab", value: "2")
    let button = node(1, .button(ButtonContent(target: EventTarget(1), location: change)), [], [text(2, "Go")])
    let location = Location([
      Location.Entry(key: "tab", value: "1", isStep: true), Location.Entry(key: "q", value: "a&b"),
    ])
    #expect(page(button, in: location).contains(#"href="/?q=a%26b&amp;tab=2""#))
  }

  @Test("Forms keep the rest of the location, and those that no key submits have a button")
  func forms() {
    let location = Location([Location.Entry(key: "t", value: "x"), Location.Entry(key: "q", value: "a")])
    let toggle = node(1, .toggle(ToggleContent(target: EventTarget(1), key: "t", isOn: false)))
    let expected =
      "<form id=n1 class=\"kx tg\" novalidate method=get action=\"/\"><input type=hidden name=q value=a><input type=hidden name=t value=false>"
      + "<input id=n1-i type=checkbox role=switch value=true name=t data-s=1>"
      + "<noscript><button class=bb>OK</button></noscript></form>"
    #expect(page(toggle, in: location).contains(expected))
  }

  @Test("Symbols stand in the page once")
  func symbols() {
    let star = ImageContent(source: .symbol("star.fill"))
    let html = page(column(1, node(2, .image(star)), node(3, .image(star))))
    #expect(html.components(separatedBy: "<symbol id=y-star.fill").count == 2)
    #expect(html.components(separatedBy: "<use href=\"#y-star.fill\">").count == 3)
  }

  @Test("Pictures of the program are reported once")
  func images() {
    let data = ImageData(data: Data([7]), mimeType: "image/jpeg", pixelWidth: 1, pixelHeight: 1)
    var renderer = Renderer.forTests()
    _ = renderer.replacement(node(1, .image(ImageContent(source: .data(data)))))
    #expect(Array(renderer.takeImages().keys) == [data.hash + ".jpg"])
    #expect(renderer.takeImages().isEmpty)
  }

  @Test("A page with 100 rows is rendered the same by every renderer")
  func determinism() {
    let rows = (0..<100).map { text(UInt32($0) + 2, "row", [.opacity(Double($0 % 3) / 4)]) }
    let tree = node(1, .stack(StackContent(axis: .vertical)), [], rows)
    #expect(page(tree) == page(tree))
  }
}
