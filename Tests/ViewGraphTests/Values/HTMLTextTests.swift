import Foundation
import Testing
@testable import UIKitCore

@testable import SwiftUI

/// HTML as text: what feeds and comments are made of.
@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a &amp; b &lt; c &#39;d&#x27; &mdash; &unknown; &", "a & b < c 'd' — &unknown; &"),
    ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("one<br>two<br/>three", "one\ntwo\nthree"),
    ("  much \n  room  <b> here</b>", "much room here"), ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"),
    ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"), ("<style>p { a: b }</style><script>x < 1</script>words", "words"),
    ("<!-- no -->yes", "yes"), ("1 < 2 <3 <", "1 < 2 <3 <"), ("<pre>a\n  b</pre>", "a\n  b\n"), ("", ""),
  ])
  func isRead(html: String, text: String) {
    #expect(HTMLText.read(html).string == text)
  }

  @Test func emphasisAndLinksAreAttributes() throws {
    let html = #"See <a href="https://swift.org/?a=1&amp;b=2">this <b><i>page</i></b></a> now"#
    let data = Data(html.utf8)
    let text = try NSAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(text.string == "See this page now")
    #expect(text.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://swift.org/?a=1&b=2"))
    #expect(text.attribute(.link, at: 1, effectiveRange: nil) == nil)
    let newer = AttributedString(text)
    let page = try #require(newer.range(of: "page"))
    #expect(newer[page].link == URL(string: "https://swift.org/?a=1&b=2"))
    #expect(newer[page].inlinePresentationIntent == [.emphasized])
    #expect(NSAttributedString(newer).string == text.string)
  }

  @Test func whatIsNotHTMLIsReadAsItIs() throws {
    #expect(try NSAttributedString(data: Data("<b>".utf8), options: [:], documentAttributes: nil).string == "<b>")
    let bytes = try #require("Größe".data(using: .isoLatin1))
    #expect(
      try NSAttributedString(
        data: bytes, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil
      ).string == "Größe")
  }

  @Test func aFontKnowsItsTraits() {
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.isEmpty)
  }
}
