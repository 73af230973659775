import Foundation
import Testing

@testable import NewsAPI

struct ArticleTests {
  private func article(_ json: String) throws -> Article {
    try JSONDecoder().decode(Article.self, from: Data(json.utf8))
  }

  @Test func everything() throws {
    let article = try article(
      #"""
      {"source":{"id":"the-verge","name":"The Verge"},"author":"M. L.","title":"A bay - The Verge","description":"Four.",
      "url":"https://v.test/a","urlToImage":"https://v.test/a.jpg","publishedAt":"2026-09-14T06:12:00Z",
      "content":"The first… [+6120 chars]"}
      """#)
    #expect(article.source.id == "the-verge")
    #expect(article.headline == "A bay")
    #expect(article.url?.absoluteString == "https://v.test/a")
    #expect(article.publishedAt == Date(timeIntervalSince1970: 1_789_366_320))
    #expect(article.content == "The first" && article.charactersLeftOut == 6120)
    #expect(article.id == "https://v.test/a 1789366320")
    #expect(!article.isRemoved)
  }

  @Test(arguments: [
    "{}",
    #"{"source":null,"author":null,"title":null,"description":null,"url":null,"urlToImage":null,"publishedAt":null,"content":null}"#,
    #"{"source":{},"author":"","title":" ","description":"","url":"","urlToImage":"","publishedAt":"","content":""}"#,
  ])
  func nothing(_ json: String) throws {
    #expect(try article(json) == Article())
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "data:image/png,x", "http://", "nowhere", "ftp://a.test/",
  ])
  func onlyWebAddresses(_ url: String) throws {
    let article = try article(#"{"url":"\#(url)","urlToImage":"\#(url)"}"#)
    #expect(article.url == nil && article.urlToImage == nil)
  }

  @Test(arguments: [("//cdn.test/a.jpg", "https://cdn.test/a.jpg"), (" http://a.test/b ", "http://a.test/b")])
  func carelessAddresses(_ text: String, _ url: String) throws {
    #expect(try article(#"{"urlToImage":"\#(text)"}"#).urlToImage?.absoluteString == url)
  }

  @Test(arguments: [
    ("Text… [+2829 chars]", "Text", 2829), ("Text [+1 chars]", "Text", 1), ("[+5 chars]", "", 5),
  ])
  func truncated(_ content: String, _ text: String, _ left: Int) {
    #expect(Truncation(content).text == text && Truncation(content).leftOut == left)
  }

  @Test(arguments: ["Text", "Text [+many chars]", "Text [+ chars]", "[+5 chars] more", "chars]"])
  func notTruncated(_ content: String) {
    #expect(Truncation(content).text == content && Truncation(content).leftOut == nil)
  }

  @Test func tombstones() throws {
    let removed = try article(
      #"{"source":{"id":null,"name":"[Removed]"},"title":"[Removed]","url":"https://removed.com","publishedAt":"1970-01-01T00:00:00Z"}"#
    )
    #expect(removed.isRemoved)
    #expect([removed, Article(title: "a"), Article(title: "a")].readable == [Article(title: "a")])
  }

  @Test func identityIsTheSameInEveryAnswer() throws {
    let json = #"{"url":"https://a.test/","publishedAt":"2026-09-14T06:12:00Z","title":"a"}"#
    #expect(try article(json).id == article(json).id)
    #expect(Article(title: "a").id != Article(title: "b").id)
    #expect(Article(publishedAt: Date(timeIntervalSince1970: 1e300)).id.isEmpty == false)
  }

  @Test func survivesEncoding() throws {
    let article = try article(
      #"{"source":{"name":"N"},"title":"t","url":"https://a.test/","publishedAt":"2026-09-14T06:12:00Z","content":"x… [+3 chars]"}"#
    )
    #expect(try JSONDecoder().decode(Article.self, from: JSONEncoder().encode(article)) == article)
  }

  @Test func anotherTypeIsAnError() {
    #expect(throws: DecodingError.self) { try article(#"{"title":5}"#) }
  }
}
