import Combine
import Fetch
import Foundation

extension NewsAPI {
  /// Publishes the articles of an endpoint; none in case of an error.
  public func fetchArticles(from endpoint: Endpoint) -> AnyPublisher<[Article], Never> {
    FetchPublisher { () async -> [Article] in
      (try? await self.articles(from: endpoint)) ?? []
    }.eraseToAnyPublisher()
  }

  /// Publishes the articles of an endpoint, without those withdrawn and without repetitions.
  ///
  /// Delivered where they were decoded: use `receive(on:)` for views. Cancelling ends the request.
  public func fetchArticlesErr(from endpoint: Endpoint) -> AnyPublisher<[Article], NewsError> {
    FetchPublisher { () async throws(NewsError) -> [Article] in
      try await self.articles(from: endpoint)
    }.eraseToAnyPublisher()
  }

  /// Publishes the sources of a country; none in case of an error.
  public func fetchSources(for country: String) -> AnyPublisher<[Source], Never> {
    FetchPublisher { () async -> [Source] in
      (try? await self.sources(for: Country(country))) ?? []
    }.eraseToAnyPublisher()
  }

  /// Publishes the sources of a country.
  public func fetchSourcesErr(for country: String) -> AnyPublisher<[Source], NewsError> {
    fetchSourcesErr(from: .sources(country: Country(country)))
  }

  /// Publishes the sources of an endpoint that lists sources.
  public func fetchSourcesErr(from endpoint: Endpoint) -> AnyPublisher<[Source], NewsError> {
    FetchPublisher { () async throws(NewsError) -> [Source] in
      try await self.sources(from: endpoint)
    }.eraseToAnyPublisher()
  }

  /// Publishes one page of the articles of an endpoint.
  /// - Parameters:
  ///   - number: The page, from 1.
  ///   - size: Articles per page, 1 to 100; 20 by default.
  public func fetchPage(_ number: Int, of endpoint: Endpoint, size: Int = 20) -> AnyPublisher<ArticlePage, NewsError> {
    FetchPublisher { () async throws(NewsError) -> ArticlePage in
      try await self.page(number, of: endpoint, size: size)
    }.eraseToAnyPublisher()
  }
}
