import Fetch
import Foundation
import HackerNews
import StandIns
import TestDates

/// The stand-in at a moment that the test moves, and a client of it.
struct Service {
  let server: StandInServer
  let time: ManualTime
  let client: HackerNews

  /// What the service says at this moment, whatever is kept.
  func fresh(_ ids: [Item.ID]) async -> [Item] { await client.items(ids, cacheUse: .none) }
}

/// Runs a service for as long as the body takes. It begins at a moment at which changes are told.
func withService(
  _ hackerNews: HackerNewsConfiguration = HackerNewsConfiguration(), retry: RetryPolicy = .never,
  _ body: (Service) async throws -> Void
) async throws {
  let time = ManualTime(TestDate.whenChangesAreTold)
  let server = StandInServer(
    configuration: StandInConfiguration(
      now: { time.now }, sleep: { try await time.sleep(for: $0) }, hackerNews: hackerNews))
  try await server.start()
  let configuration = HackerNews.Configuration(
    baseURL: server.baseURL(for: .hackerNews), searchURL: server.baseURL(for: .hackerNewsSearch),
    freshness: DeclaredFreshness(maxAge: 0, staleIfError: 0), retry: retry,
    reconnect: ReconnectPolicy(baseDelay: 0.01, maximumDelay: 0.02))
  do {
    try await body(
      Service(server: server, time: time, client: HackerNews(configuration: configuration, fetcher: Fetcher())))
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}
