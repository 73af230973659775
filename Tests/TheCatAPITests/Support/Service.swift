import Foundation
import StandIns
import TestDates

@testable import TheCatAPI

/// Runs a test with a stand-in and a client of its own.
func withCats(
  key: String? = "test", _ body: (TheCatAPI, StandInServer) async throws -> Void
) async throws {
  let server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
  try await server.start()
  let client = TheCatAPI(
    configuration: .init(apiKey: key, baseURL: server.baseURL(for: .theCatAPI), retry: .never), fetcher: Fetcher())
  do {
    try await body(client, server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

/// The error that a call ends with; nil if it succeeds.
func failure<T>(_ call: () async throws(CatError) -> T) async -> CatError? {
  do throws(CatError) {
    _ = try await call()
    return nil
  } catch {
    return error
  }
}
