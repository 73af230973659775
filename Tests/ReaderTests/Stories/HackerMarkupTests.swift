import Foundation
import SwiftUITesting
import Testing

@testable import Reader

struct HackerMarkupTests {
  private func texts(_ html: String) -> [String] {
    HackerMarkup(html).blocks.map { block in
      switch block {
      case .paragraph(let text): String(text.characters)
      case .code(let lines): "code: \(lines)"
      }
    }
  }

  private func links(_ html: String) -> [String] {
    HackerMarkup(html).blocks.flatMap { block -> [String] in
      guard case .paragraph(let text) = block else { return [] }
      return text.runs.compactMap { $0.link?.absoluteString }
    }
  }

  @Test func paragraphsLinksAndCode() {
    let html =
      "It&#x27;s <i>so</i> &lt;simple&gt;<p>See <a href=\"https:&#x2F;&#x2F;a.example&#x2F;b?c=1&amp;d\" rel=\"nofollow\">https:&#x2F;&#x2F;a.example&#x2F;...</a><p><pre><code>  let a = 1 &lt; 2\n  b()\n</code></pre>end"
    #expect(
      texts(html) == [
        "It's so <simple>", "See https://a.example/...", "code:   let a = 1 < 2\n  b()", "end",
      ])
    #expect(links(html) == ["https://a.example/b?c=1&d"])
  }

  @Test func aParagraphBeginsWithItsFirstWord() {
    #expect(texts("<pre><code>x\n</code></pre>\n\nAfter <i>it</i> all") == ["code: x", "After it all"])
    #expect(texts("\n <i> a</i> b") == ["a b"])
  }

  @Test(arguments: [
    "<a href=\"javascript:alert(1)\">x</a>", "<a href=\"jav&#x61;script:alert(1)\">x</a>",
    "<a href=\"data:text/html,x\">x</a>", "<a href=\"//host.example\">x</a>", "<a href=\"https://\">x</a>",
    "<a href='https://single.example'>x</a>", "<a>x</a>", "<a href=\"ftp://host.example\">x</a>",
  ])
  func linksThatDoNotLeadToTheWebLeadNowhere(_ html: String) {
    #expect(links(html).isEmpty && texts(html) == ["x"])
  }

  @Test func whatIsNoMarkupIsText() {
    #expect(texts("a < b and b > c") == ["a < b and b > c"])
    #expect(texts("<3 &amp; <") == ["<3 & <"])
    #expect(texts("<script>alert(1)</script><b>bold</b>") == ["alert(1)bold"])
    #expect(texts("<p><p> <p>one<p>") == ["one"])
    #expect(texts("").isEmpty)
  }

  @Test func hostileTextsEnd() {
    #expect(texts(String(repeating: "<", count: 100_000)).count == 1)
    #expect(texts(String(repeating: "<p>", count: 100_000)).isEmpty)
    #expect(texts(String(repeating: "<a href=\"", count: 10_000)).joined().count <= HackerMarkup.lengthLimit)
    #expect(texts("<pre>" + String(repeating: "x", count: 100)).first?.hasPrefix("code: xxx") == true)
  }
}
