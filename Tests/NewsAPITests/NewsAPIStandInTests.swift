import Combine
import Foundation
import StandIns
import TestDates
import Testing

@testable import NewsAPI

/// The client against the stand-in, over real HTTP.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct NewsAPIStandInTests {
  /// Runs a test with a server and a client of its own.
  private func withService(
    key: String? = "any", plans: [String: NewsAPIConfiguration.Plan] = [:], retry: RetryPolicy = .never,
    drifts: Bool = false,
    _ body: (NewsAPI, StandInServer) async throws -> Void
  ) async throws {
    let server = StandInServer(
      configuration: StandInConfiguration(
        now: { TestDate.now }, newsAPI: NewsAPIConfiguration(keys: plans, drifts: drifts)))
    try await server.start()
    let client = NewsAPI(
      configuration: .init(apiKey: key, baseURL: server.baseURL(for: .newsAPI), retry: retry), fetcher: Fetcher())
    do {
      try await body(client, server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  private func failure(_ client: NewsAPI, _ endpoint: Endpoint = .topHeadLines) async -> NewsError? {
    do throws(NewsError) {
      _ = try await client.articles(from: endpoint)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyEndpointHasArticles() async throws {
    try await withService { client, _ in
      var endpoints: [Endpoint] = [.topHeadLines, .search(searchFilter: "the")]
      endpoints += Category.all.map { .articlesFromCategory($0) }
      let source = try #require(try await client.sources(for: .us).first?.id)
      endpoints.append(.articlesFromSource(source))
      for endpoint in endpoints {
        let articles = try await client.articles(from: endpoint)
        #expect(!articles.isEmpty, "\(endpoint)")
        #expect(!articles.contains { $0.isRemoved || $0.url == nil || $0.title == nil || $0.publishedAt == nil })
        #expect(Set(articles.map(\.id)).count == articles.count)
      }
    }
  }

  @Test func sourcesOfEveryCountryToChoose() async throws {
    try await withService { client, _ in
      for country in Country.choices {
        let sources = try await client.sources(for: country)
        #expect(!sources.isEmpty, "\(country)")
        #expect(sources.allSatisfy { $0.country == country && $0.id != nil && $0.name != nil && $0.url != nil })
      }
      let some = try await client.sources(
        from: .sourceIndex(SourcesQuery(category: .technology, language: .english)))
      #expect(some.allSatisfy { $0.category == .technology && $0.language == .english })
      #expect(try await client.sources(for: "xx").isEmpty)
    }
  }

  @Test func parametersReachTheService() async throws {
    try await withService { client, _ in
      let five = try await client.page(1, of: .everything(EverythingQuery(q: "the", sortBy: .relevancy)), size: 5)
      #expect(five.receivedCount == 5 && (five.totalResults ?? 0) > 5)
      let nothing = try await client.articles(from: .search(searchFilter: "zyxwvutsrq"))
      #expect(nothing.isEmpty)
      let german = try await client.articles(from: .everything(EverythingQuery(q: "a", language: "xx")))
      #expect(german.isEmpty)
    }
  }

  @Test(
    arguments: [
      (nil, 401, NewsErrorCode.apiKeyMissing), ("invalid", 401, .apiKeyInvalid), ("disabled", 401, .apiKeyDisabled),
      ("exhausted", 429, .apiKeyExhausted), ("limited", 429, .rateLimited),
    ] as [(String?, Int, NewsErrorCode)])
  func keys(_ key: String?, _ status: Int, _ code: NewsErrorCode) async throws {
    try await withService(key: key) { client, _ in
      let error = await failure(client)
      guard case .response(status, code, .some(let message), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(error?.localizedDescription == message && message.count > 10)
    }
  }

  @Test(arguments: [
    (Endpoint.everything(EverythingQuery()), 400, NewsErrorCode.parametersMissing),
    (.everything(EverythingQuery(language: .english)), 400, .parametersMissing),
    (.everything(EverythingQuery(q: "a", searchIn: ["nowhere"])), 400, .parameterInvalid),
    (.everything(EverythingQuery(sources: (0..<21).map { "s\($0)" })), 400, .sourcesTooMany),
    (.articlesFromSource("no-such-source"), 400, .sourceDoesNotExist),
    (.everything(EverythingQuery(q: "a", page: -1)), 400, .pageCannotBeLessThanOne),
    (.everything(EverythingQuery(q: String(repeating: "a", count: 501))), 400, .queryTooLong),
    (.search(searchFilter: "(a AND"), 400, .queryMalformed),
    (.headlines(HeadlinesQuery(country: .us, sources: ["bbc-news"])), 400, .parametersIncompatible),
  ])
  func errorsOfTheRequest(_ endpoint: Endpoint, _ status: Int, _ code: NewsErrorCode) async throws {
    try await withService { client, _ in
      let error = await failure(client, endpoint)
      guard case .response(status, code, .some, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func theLimitOfAFreeKey() async throws {
    try await withService(key: "developer") { client, _ in
      do throws(NewsError) {
        _ = try await client.page(2, of: .search(searchFilter: "the"), size: 90)
        Issue.record("no error")
      } catch {
        #expect(error.isEndOfResults)
      }
    }
  }

  @Test func pagesToTheEndDespiteDrift() async throws {
    try await withService(key: "developer", drifts: true) { client, _ in
      var pager = ArticlePager(resultLimit: client.configuration.resultLimit)
      while let next = pager.nextPage { pager.append(try await client.page(next, of: .search(searchFilter: "the"))) }
      #expect(pager.articles.count > 60 && pager.articles.count <= 100)
      #expect(Set(pager.articles.map(\.id)).count == pager.articles.count)
    }
  }

  @Test func answersAreKept() async throws {
    try await withService { client, server in
      let first = try await client.articles(from: .topHeadLines)
      server.misbehave(.status(500))
      #expect(try await client.articles(from: .topHeadLines) == first)
      #expect(await failure(client, .search(searchFilter: "other")) != nil)
    }
  }

  @Test(arguments: [
    Misbehaviour.Fault.missingKey("articles"), .wrongType("title"), .html, .empty, .deepNesting, .wrongEncoding,
  ])
  func answersThatCannotBeRead(_ fault: Misbehaviour.Fault) async throws {
    try await withService { client, server in
      server.misbehave(Misbehaviour(fault))
      let error = await failure(client)
      guard case .decoding(let failure) = error else {
        Issue.record("\(fault): \(String(describing: error))")
        return
      }
      #expect(failure.type == "NewsResponse")
      if case .missingKey = fault { #expect(failure.reason == .keyNotFound("articles")) }
      if case .wrongType = fault { #expect(failure.path == "articles[0].title") }
      #expect(await values(client.fetchArticles(from: .topHeadLines)) == [[]])
    }
  }

  @Test func aBodyCutOff() async throws {
    try await withService { client, server in
      server.misbehave(Misbehaviour(.cutOffBody(part: 0.5)))
      let error = await failure(client)
      guard case .fetch(.network(let cause)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(cause.code == .networkConnectionLost)
    }
  }

  @Test func oneBadMomentIsBridged() async throws {
    try await withService(retry: RetryPolicy(baseDelay: 0.01)) { client, server in
      server.misbehave(.status(503, count: 1))
      let articles = try await client.articles(from: .topHeadLines)
      #expect(!articles.isEmpty)
    }
  }

  @Test func aServerFaultAndThenNormalLife() async throws {
    try await withService { client, server in
      server.misbehave(.status(500))
      guard case .response(500, .unexpectedError, _, _) = await failure(client) else {
        Issue.record("another error")
        return
      }
      server.misbehave(.quotaUsedUp(retryAfter: 7200))
      server.behave()
      #expect(await failure(client) == nil)
    }
  }

  @Test func theQuotaSaysWhenToComeBack() async throws {
    try await withService { client, server in
      server.misbehave(.quotaUsedUp(retryAfter: 7200))
      let error = await failure(client)
      guard case .response(429, _, _, 7200) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(error?.isAboutQuota == true)
    }
  }

  @Test func publishersGiveTheSame() async throws {
    try await withService { client, server in
      let articles = try await client.articles(from: .topHeadLines)
      #expect(await values(client.fetchArticles(from: .topHeadLines)) == [articles])
      let sources = try await client.sources(for: .us)
      #expect(await values(client.fetchSources(for: "us")) == [sources])
      server.misbehave(.status(500))
      #expect(await values(client.fetchSources(for: "gb")) == [[]])
      #expect(
        await values(
          client.fetchArticlesErr(from: .search(searchFilter: "x")).replaceError(with: [Article(title: "error")])) == [
            [Article(title: "error")]
          ])
    }
  }

  @Test func picturesOfArticles() async throws {
    try await withService { client, server in
      let origin = try #require(Origin(server.baseURL(for: .newsAPI)))
      let images = ImageFetcher(fetcher: Fetcher(), exceptions: [origin])
      let urls = try await client.articles(from: .topHeadLines).compactMap(\.urlToImage)
        .filter { $0.path.contains("/fine/") }
      #expect(!urls.isEmpty)
      for url in urls.prefix(3) {
        let image = try #require(await images.image(at: url).image)
        #expect(image.format == .png && image.size.width > 10 && image.size.height > 10)
        #expect(await ImageFetcher(fetcher: Fetcher()).image(at: url).image == nil)
      }
    }
  }

  @Test func theWrongKindOfEndpoint() async throws {
    try await withService { client, _ in
      guard case .url = await failure(client, .sources(country: .us)) else {
        Issue.record("sources are no articles")
        return
      }
    }
  }

  private func values<T>(_ publisher: AnyPublisher<T, Never>) async -> [T] where T: Sendable {
    var values: [T] = []
    for await value in publisher.values { values.append(value) }
    return values
  }

  private func values<P: Publisher>(_ publisher: P) async -> [P.Output] where P.Failure == Never, P.Output: Sendable {
    await values(publisher.eraseToAnyPublisher())
  }
}
