import Foundation
import Testing

@testable import Reader

@Suite("Text as people read it")
struct PlainTextTests {
  @Test(
    "Of markup the words are kept",
    arguments: [
      ("Plain text", "Plain text"),
      ("<p>One</p>\r\n<p>Two &hellip;</p>", "One\nTwo \u{2026}"),
      ("One<p>Two<br>three <pre>four", "One Two three four"),
      ("<b>Bold</b> &amp; <script>alert('news')</script>", "Bold &"),
      ("<a href=\"javascript:x\">link</a><!-- note -->", "link"),
      ("1 < 2 && 3 > 2", "1 < 2 && 3 > 2"),
      ("AT&T; &unknown; &#8230;&#x2014; &#0; &", "AT&T; &unknown; \u{2026}\u{2014} &#0; &"),
      ("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
      ("<script>never closed", "never closed"),
      ("", ""),
    ])
  func words(html: String, expected: String) {
    #expect(html.plainText == expected)
  }

  @Test("A hostile length costs little")
  func long() {
    #expect(String(repeating: "<script>", count: 100_000).plainText.isEmpty)
    #expect(String(repeating: "x", count: 100_000).plainText.count == 5_000)
  }
}

struct ListedWordsTests {
  @Test func wordsOfAListBeginAsTheLanguageHasIt() {
    let words = ["Игривая", "Живая", "Легко учится", "США"]
    #expect(words.listed(in: Locale(identifier: "ru")) == "Игривая, живая, легко учится, США")
    #expect(["Active", "Gentle"].listed(in: Locale(identifier: "en_GB")) == "Active, Gentle")
    #expect([].listed(in: Locale(identifier: "ru")).isEmpty)
    let russian = Locale(identifier: "ru")
    #expect(russian.countryName("US")?.hasPrefix("Соединённые Штаты") == true && russian.countryName("EG") == "Египет")
    #expect(russian.languageName("en") == "Английский")
  }
}
