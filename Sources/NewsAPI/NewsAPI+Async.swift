import Fetch
import Foundation

extension NewsAPI {
  /// The articles of an endpoint, without those withdrawn and without repetitions.
  public func articles(from endpoint: Endpoint) async throws(NewsError) -> [Article] {
    guard !endpoint.isSources else { throw .url(endpoint.path) }
    return try await answer(NewsResponse.self, from: endpoint).articles.readable
  }

  /// One page of the articles of an endpoint.
  /// - Parameters:
  ///   - number: The page, from 1.
  ///   - size: Articles per page, 1 to 100; 20 by default.
  public func page(_ number: Int, of endpoint: Endpoint, size: Int = 20) async throws(NewsError) -> ArticlePage {
    guard let endpoint = endpoint.page(number, size: size) else { throw .url(endpoint.path) }
    let response = try await answer(NewsResponse.self, from: endpoint)
    return ArticlePage(
      number: number, size: size, articles: response.articles.readable, receivedCount: response.articles.count,
      totalResults: response.totalResults)
  }

  /// The sources of a country.
  public func sources(for country: Country) async throws(NewsError) -> [Source] {
    try await sources(from: .sources(country: country))
  }

  /// The sources of an endpoint that lists sources.
  public func sources(from endpoint: Endpoint) async throws(NewsError) -> [Source] {
    guard endpoint.isSources else { throw .url(endpoint.path) }
    var seen: Set<String> = []
    return try await answer(SourcesResponse.self, from: endpoint).sources.filter { source in
      source.id.map { seen.insert($0).inserted } ?? true
    }
  }
}

extension [Article] {
  /// Without those withdrawn and without repetitions.
  var readable: [Article] {
    var seen: Set<String> = []
    return filter { !$0.isRemoved && seen.insert($0.id).inserted }
  }
}
