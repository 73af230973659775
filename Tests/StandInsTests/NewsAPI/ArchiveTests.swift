import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("The archive") struct ArchiveTests {
  private let archive = NewsArchive(seed: 1, configuration: NewsAPIConfiguration())

  @Test func aMonthOfNewsNewestFirst() throws {
    let articles = archive.articles(at: TestDate.now)
    #expect(articles.count > 3000)
    #expect(articles.map(\.date) == articles.map(\.date).sorted(by: >))
    #expect(TestDate.now.timeIntervalSince(try #require(articles.first).date) < 1800)
    let age = TestDate.now.timeIntervalSince(try #require(articles.last).date)
    #expect(age > 30 * 86400 && age < 32 * 86400)
  }

  @Test func timeBringsNewsAndLeavesTheRest() {
    let before = archive.articles(at: TestDate.now)
    let after = archive.articles(at: TestDate.now + 3600)
    let fresh = after.prefix { $0.date > TestDate.now }
    #expect((4...6).contains(fresh.count))
    #expect(after.dropFirst(fresh.count).prefix(100).map(\.path) == before.prefix(100).map(\.path))
    #expect(archive.articles(at: TestDate.now).map(\.path) == before.map(\.path))
    #expect(archive.articles(at: TestDate.now + 90 * 86400).count > 3000)
  }

  @Test func theSeedDecides() {
    let same = NewsArchive(seed: 1, configuration: NewsAPIConfiguration()).articles(at: TestDate.now)
    let other = NewsArchive(seed: 2, configuration: NewsAPIConfiguration()).articles(at: TestDate.now)
    #expect(same.map(\.parts.title) == archive.articles(at: TestDate.now).map(\.parts.title))
    #expect(same.map(\.parts.title) != other.map(\.parts.title))
  }

  @Test func everyOddityOccurs() {
    let articles = archive.articles(at: TestDate.now)
    let parts = articles.map(\.parts)
    func share(_ isOdd: (Article.Parts) -> Bool) -> Double { Double(parts.filter(isOdd).count) / Double(parts.count) }
    #expect((0.05...0.2).contains(share { $0.picture == nil }))
    #expect((0.04...0.12).contains(share { $0.picture.map { !$0.hasPrefix("/pictures/fine/") } ?? false }))
    #expect((0.1...0.2).contains(share { $0.author == nil }))
    #expect((0.02...0.1).contains(share { $0.author == "" }))
    #expect((0.02...0.1).contains(share { $0.description == nil }))
    #expect((0.01...0.06).contains(share { $0.description == "" }))
    #expect((0.02...0.08).contains(share { $0.opening == nil }))
    #expect((0.01...0.04).contains(share { $0.isRemoved }))
    #expect((0.02...0.06).contains(share { $0.dateStyle == .withOffset }))
    let others = articles.filter { !$0.publisher.isIndexed }
    #expect((0.2...0.45).contains(Double(others.count) / Double(articles.count)))
    #expect(share { $0.title.count > 250 } > 0.01)
    #expect(share { $0.title.hasPrefix("<b>") } > 0.01)
    #expect(share { $0.title.contains("🧭") } > 0.004)
  }

  @Test func everySlotIsFilled() {
    for article in archive.articles(at: TestDate.now) {
      let parts = article.parts
      for text in [parts.title, parts.description ?? "", parts.opening ?? ""] { #expect(!text.contains("{")) }
    }
  }

  @Test func tombstonesAreAsTheServiceWritesThem() throws {
    let removed = try #require(
      archive.articles(at: TestDate.now).first { $0.parts.isRemoved && $0.parts.dateStyle == .epoch })
    let text = String(decoding: JSONWriter.bytes(of: removed.json(origin: "http://x")), as: UTF8.self)
    #expect(
      text
        == #"{"source":{"id":null,"name":"[Removed]"},"author":null,"title":"[Removed]","description":"[Removed]","#
        + #""url":"https://removed.com","urlToImage":null,"publishedAt":"1970-01-01T00:00:00Z","content":"[Removed]"}"#)
  }

  @Test func contentsAreCutAtTwoHundredCharacters() throws {
    let article = try #require(
      archive.articles(at: TestDate.now).first { $0.parts.withheld > 0 && !$0.parts.isRemoved })
    guard case .string(let content) = article.json(origin: "")["content"] else {
      Issue.record("no content")
      return
    }
    let opening = try #require(article.parts.opening)
    let missing = opening.count + article.parts.withheld - min(200, opening.count)
    #expect(content == "\(opening.prefix(200))… [+\(missing) chars]")
  }

  @Test func datesAreWrittenAndReadInUTC() {
    #expect(Timestamp.plain(afternoon) == "2026-09-21T14:13:20Z")
    #expect(Timestamp.withOffset(afternoon) == "2026-09-21T14:13:20+00:00")
    #expect(Timestamp.parse("2026-09-21T14:13:20") == afternoon)
    #expect(Timestamp.parse("2026-09-21T14:13:20Z") == afternoon)
    #expect(Timestamp.parse("2026-09-21T16:13:20+02:00") == afternoon)
    #expect(Timestamp.parse("2026-09-21") == afternoon - 14 * 3600 - 800)
    #expect(Timestamp.parse("21.9.2026") == nil)
  }
}
