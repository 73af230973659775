import Foundation
import Testing

@testable import NewsAPI

struct EndpointTests {
  @Test(arguments: [
    (0, "x", Endpoint.topHeadLines), (1, "cats", .search(searchFilter: "cats")),
    (2, "science", .articlesFromCategory(.science)), (3, "cnn", .articlesFromSource("cnn")),
    (4, "gb", .sources(country: .gb)),
  ])
  func byIndex(_ index: Int, _ text: String, _ endpoint: Endpoint) {
    #expect(Endpoint(index: index, text: text) == endpoint)
  }

  @Test(arguments: [-1, 5, 100])
  func noSuchIndex(_ index: Int) {
    #expect(Endpoint(index: index) == nil)
  }

  @Test func theDefaultTextIsSports() {
    #expect(Endpoint(index: 2) == .articlesFromCategory(.sports))
  }

  @Test(arguments: [
    (Endpoint.topHeadLines, "top-headlines?country=us"),
    (.articlesFromCategory("health"), "top-headlines?country=us&category=health"),
    (.articlesFromSource("bbc-news"), "everything?sources=bbc-news"),
    (.search(searchFilter: "a+b & \"c d\" ü"), "everything?q=a%2Bb%20%26%20%22c%20d%22%20%C3%BC"),
    (.sources(country: "in"), "top-headlines/sources?country=in"),
    (.sourceIndex(SourcesQuery()), "top-headlines/sources"),
    (
      .headlines(HeadlinesQuery(sources: ["a", "", "b"], q: "x", pageSize: 5, page: 2)),
      "top-headlines?sources=a%2Cb&q=x&pageSize=5&page=2"
    ),
    (
      .everything(
        EverythingQuery(
          q: "x", qInTitle: "t", searchIn: [.title, .content], sources: ["s"], domains: ["d.test"],
          excludeDomains: ["e.test"], from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 86_399),
          language: .german, sortBy: .popularity, pageSize: 10, page: 3)),
      "everything?q=x&qInTitle=t&searchIn=title%2Ccontent&sources=s&domains=d.test&excludeDomains=e.test"
        + "&from=1970-01-01T00%3A00%3A00&to=1970-01-01T23%3A59%3A59&language=de&sortBy=popularity&pageSize=10&page=3"
    ),
  ])
  func addresses(_ endpoint: Endpoint, _ tail: String) {
    #expect(endpoint.absoluteURL?.absoluteString == "https://newsapi.org/v2/" + tail)
  }

  @Test(arguments: ["http://127.0.0.1:8080/v2", "http://127.0.0.1:8080/v2/"])
  func elsewhere(_ base: String) throws {
    let url = Endpoint.topHeadLines.url(relativeTo: try #require(URL(string: base)))
    #expect(url?.absoluteString == "http://127.0.0.1:8080/v2/top-headlines?country=us")
  }

  @Test func unknownValuesAreWelcome() throws {
    let category = try JSONDecoder().decode([Category].self, from: Data(#"["astrology"]"#.utf8))
    #expect(category == ["astrology"])
    #expect(Endpoint.articlesFromCategory("astrology").absoluteURL != nil)
    #expect(Category.all.count == 7 && Language.all.count == 14 && Country.all.count == 54)
  }

  @Test func theKeyIsInAFieldAndNotInTheAddress() throws {
    let client = NewsAPI(configuration: NewsAPI.Configuration(environment: ["NEWSAPI_KEY": " secret\n"]))
    let request = try #require(client.request(for: .topHeadLines))
    #expect(request.headers["X-Api-Key"] == "secret")
    #expect(!request.url.absoluteString.contains("secret"))
    #expect(NewsAPI.Configuration(environment: [:]).apiKey == nil)
    #expect(NewsAPI.Configuration(environment: ["NEWSAPI_KEY": ""]).apiKey == nil)
  }
}
