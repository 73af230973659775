import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("NewsAPI: everything", .serialized) struct EverythingTests {
  private func titles(_ client: Client, _ parameters: String) async throws -> [String] {
    try await client.get("/v2/everything?" + parameters).titles
  }

  @Test func articlesHaveAllKeysInOrder() async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/v2/everything?q=climate&pageSize=1")
      let keys = [
        "status", "totalResults", "articles", "source", "id", "name", "author", "title", "description", "url",
      ]
      let all = keys + ["urlToImage", "publishedAt", "content"]
      let places = all.map { answer.text.range(of: "\"\($0)\":")?.lowerBound }
      #expect(!places.contains(nil))
      #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
      #expect(try answer.articles.allSatisfy { $0.count == 8 })
      #expect(!answer.text.contains("\n") && !answer.text.contains("\": "))
    }
  }

  @Test func operatorsNarrowAndWiden() async throws {
    try await withServer { client async throws in
      let climate = try await client.get("/v2/everything?q=climate").total ?? 0
      let football = try await client.get("/v2/everything?q=football").total ?? 0
      let either = try await client.get("/v2/everything?q=climate+OR+football").total ?? 0
      let both = try await client.get("/v2/everything?q=climate%20AND%20football").total ?? 0
      #expect(climate > 10 && football > 10)
      #expect(either + both == climate + football)
    }
  }

  @Test func searchInLimitsTheFields() async throws {
    try await withServer { client async throws in
      let inTitle = try await client.get("/v2/everything?q=bees&searchIn=title").total ?? 0
      let anywhere = try await client.get("/v2/everything?q=bees").total ?? 0
      #expect(inTitle > 0 && inTitle < anywhere || inTitle == anywhere)
      #expect(try await client.get("/v2/everything?q=flour&searchIn=title").total == 0)
      #expect(try await client.get("/v2/everything?q=flour&searchIn=description,content").total ?? 0 > 0)
      #expect(try await client.get("/v2/everything?qInTitle=bees").total == inTitle)
      let wrong = try await client.get("/v2/everything?q=bees&searchIn=title,author")
      #expect(wrong.status == 400)
      #expect(try wrong.code == "parameterInvalid")
    }
  }

  @Test(
    "requests that are refused",
    arguments: [
      ("", 400, "parametersMissing"), ("q=", 400, "parametersMissing"), ("language=en", 400, "parametersMissing"),
      ("from=2026-09-01", 400, "parametersMissing"), ("q=(a", 400, "queryMalformed"),
      ("q=a+AND", 400, "queryMalformed"),
      ("q=a&page=0", 400, "pageCannotBeLessThanOne"), ("q=a&page=-2", 400, "pageCannotBeLessThanOne"),
      ("q=a&page=two", 400, "parameterInvalid"), ("q=a&pageSize=0", 400, "parameterInvalid"),
      ("sources=nobody", 400, "sourceDoesNotExist"), ("q=(&page=0", 400, "pageCannotBeLessThanOne"),
      ("q=" + String(repeating: "a", count: 501), 400, "queryTooLong"),
      ("sources=" + (1...21).map { "s\($0)" }.joined(separator: ","), 400, "sourcesTooMany"),
    ])
  func refused(parameters: String, status: Int, code: String) async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/v2/everything?" + parameters)
      #expect(answer.status == status)
      #expect(try answer.code == code)
    }
  }

  @Test func sourcesAndDomainsSelectPublishers() async throws {
    try await withServer { client async throws in
      let articles = try await client.get("/v2/everything?sources=octet,%20la-puce,&pageSize=50").articles
      let ids = Set(articles.compactMap { ($0["source"] as? [String: Any])?["id"] as? String })
      #expect(ids == ["octet", "la-puce"])
      let octet = try await client.get("/v2/everything?sources=octet").total ?? 0
      let puce = try await client.get("/v2/everything?sources=la-puce").total ?? 0
      #expect(try await client.get("/v2/everything?domains=octet.example,la-puce.example").total == octet + puce)
      let without = "/v2/everything?sources=octet,la-puce&excludeDomains=octet.example,%25garbage"
      #expect(try await client.get(without).total == puce)
      #expect(try await client.get("/v2/everything?domains=nowhere.example").text == empty)
    }
  }

  @Test func periodsAreRespected() async throws {
    /// A day so many days ago, as it is written in UTC.
    func day(_ days: Double) -> Substring { Timestamp.plain(TestDate.now - days * 86_400).prefix(10) }
    try await withServer { client async throws in
      let all = try await client.get("/v2/everything?q=the").total ?? 0
      let late = try await client.get("/v2/everything?q=the&from=\(day(6))").total ?? 0
      let early = try await client.get("/v2/everything?q=the&to=\(day(7))T23:59:59").total ?? 0
      #expect(late > 0 && early > 0 && late + early == all)
      #expect(try await client.get("/v2/everything?q=the&to=\(day(7))").total == early)
      #expect(try await client.get("/v2/everything?q=the&from=yesterday").total == all)
      #expect(try await client.get("/v2/everything?q=the&from=\(day(6))&to=\(day(11))").text == empty)
    }
  }

  @Test func languagesFilterAndUnknownOnesFindNothing() async throws {
    try await withServer { client async throws in
      let german = try await client.get("/v2/everything?q=KI+OR+robots&language=de")
      #expect(try german.total ?? 0 > 0)
      #expect(try await client.get("/v2/everything?q=robots&language=xx").text == empty)
      let unfiltered = try await client.get("/v2/everything?q=robots").total
      #expect(try await client.get("/v2/everything?q=robots&language=").total == unfiltered)
    }
  }

  @Test func ordersDiffer() async throws {
    try await withNews(NewsAPIConfiguration(removedPercentage: 0)) { client async throws in
      let newest = try await client.get("/v2/everything?q=climate").articles
      let dates = newest.compactMap { ($0["publishedAt"] as? String)?.prefix(19) }
      #expect(dates == dates.sorted(by: >))
      let relevant = try await titles(client, "q=climate&sortBy=relevancy&pageSize=10")
      #expect(relevant.allSatisfy { $0.lowercased().contains("climate") })
      let popular = try await titles(client, "q=climate&sortBy=popularity")
      let unknown = try await titles(client, "q=climate&sortBy=colour")
      #expect(popular != unknown)
      #expect(unknown == newest.map { $0["title"] as? String })
    }
  }

  @Test func pagesFollowOneAnother() async throws {
    try await withServer { client async throws in
      let whole = try await titles(client, "q=football&pageSize=30")
      let parts = [
        try await titles(client, "q=football&pageSize=10"), try await titles(client, "q=football&pageSize=10&page=2"),
        try await titles(client, "q=football&pagesize=10&PAGE=3"),
      ]
      #expect(whole == parts.flatMap { $0 })
      #expect(try await titles(client, "q=the").count == 100)
      #expect(try await titles(client, "q=the&pageSize=500").count == 100)
      #expect(try await titles(client, "q=football&page=9223372036854775807").isEmpty)
    }
  }

  private let empty = #"{"status":"ok","totalResults":0,"articles":[]}"#
}
