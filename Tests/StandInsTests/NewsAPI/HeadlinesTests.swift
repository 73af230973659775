import Foundation
import Testing

@testable import StandIns

@Suite("NewsAPI: headlines and sources", .serialized) struct HeadlinesTests {
  @Test("every country has headlines, sources, and news of every category", arguments: NewsCountry.allCases)
  func countries(country: NewsCountry) async throws {
    try await withServer { client async throws in
      #expect(try await client.get("/v2/top-headlines?country=\(country.rawValue)").articles.count == 20)
      let sources = try await client.get("/v2/top-headlines/sources?country=\(country.rawValue)").sources
      #expect(sources.count == 10)
      #expect(sources.allSatisfy { $0.count == 7 && $0["country"] == country.rawValue })
      for category in NewsCategory.allCases {
        let path = "/v2/top-headlines?country=\(country.rawValue)&category=\(category.rawValue)"
        // How many are written on a day is left to chance.
        #expect(try await client.get(path).total ?? 0 > 0, "\(category)")
      }
    }
  }

  @Test func oneParameterIsNeeded() async throws {
    try await withServer { client async throws in
      #expect(try await client.get("/v2/top-headlines").code == "parametersMissing")
      for one in ["q=climate", "country=us", "category=health", "sources=octet", "language=fr", "country=US"] {
        let answer = try await client.get("/v2/top-headlines?" + one)
        #expect(answer.status == 200)
        #expect(try answer.total ?? 0 > 0, "\(one)")
      }
    }
  }

  @Test("sources exclude country and category", arguments: ["country=us", "category=health"])
  func incompatible(other: String) async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/v2/top-headlines?sources=octet&" + other)
      #expect(answer.status == 400)
      #expect(try answer.code == "parametersIncompatible")
    }
  }

  @Test func unknownValuesFindNothing() async throws {
    try await withServer { client async throws in
      for parameter in ["country=zz", "category=weather", "language=zz"] {
        #expect(try await client.get("/v2/top-headlines?" + parameter).total == 0)
        #expect(try await client.get("/v2/sources?" + parameter).text == #"{"status":"ok","sources":[]}"#)
      }
    }
  }

  @Test func theCurrentEraHasHeadlinesOfOneCountry() async throws {
    try await withNews(NewsAPIConfiguration(era: .current)) { client async throws in
      #expect(try await client.get("/v2/top-headlines?country=us").total ?? 0 > 0)
      #expect(try await client.get("/v2/top-headlines?country=fr").total == 0)
      #expect(try await client.get("/v2/top-headlines?language=en").total == 0)
      #expect(try await client.get("/v2/top-headlines?language=en-US").total ?? 0 > 0)
      #expect(try await client.get("/v2/sources?country=fr").sources.count == 10)
    }
  }

  @Test func sourcesAreManyAndFilterable() async throws {
    try await withServer { client async throws in
      let all = try await client.get("/v2/top-headlines/sources")
      let ids = try all.sources.map { $0["id"] }
      #expect(ids.count >= 80 && Set(ids).count == ids.count)
      #expect(all.text.hasPrefix(#"{"status":"ok","sources":[{"id":"#))
      #expect(try all.object.count == 2)
      #expect(try await client.get("/v2/sources").text == all.text)
      let french = try await client.get("/v2/sources?language=fr&category=general").sources
      #expect(Set(french.compactMap { $0["country"] }) == ["fr", "ca"])
    }
  }

  @Test func linksOpen() async throws {
    try await withServer { client async throws in
      let origin = "http://127.0.0.1:\(try #require(client.server.port))"
      let articles = try await client.get("/v2/top-headlines?country=sa").articles
      for url in articles.compactMap({ $0["url"] as? String }).filter({ $0.hasPrefix(origin) }) {
        let page = try await client.get(String(url.dropFirst(origin.count)))
        #expect(page.status == 200)
        #expect(page.text.components(separatedBy: "<p>").count > 4)
        #expect(page.text.contains(#"dir="rtl""#))
      }
      let source = try #require(try await client.get("/v2/sources").sources.first?["url"])
      let page = try await client.get(String(source.dropFirst(origin.count)))
      #expect(page.status == 200 && page.text.contains("<li><a href=\"/articles/"))
      #expect(try await client.get("/articles/none-999999999").status == 404)
      #expect(try await client.get("/publishers/none").status == 404)
    }
  }

  @Test func driftRepeatsArticlesAndChangesTotals() async throws {
    try await withNews(NewsAPIConfiguration(drifts: true)) { client async throws in
      let first = try await client.get("/v2/top-headlines?country=us&pageSize=10")
      let second = try await client.get("/v2/top-headlines?country=us&pageSize=10&page=2")
      #expect(try first.titles.last == second.titles.first)
      #expect(try first.total != second.total)
    }
  }
}
