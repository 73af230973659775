import ArgumentParser
import Fetch
import Foundation
import NewsAPI
import Reader
import StandIns

/// The services that the reader talks to: the real one where there is a key, otherwise a stand-in of our own.
struct Services {
  let news: NewsAPI
  /// Servers on this machine whose pictures may be fetched for readers.
  let localOrigins: Set<Origin>
  /// One line for each service: where it is.
  let summary: String

  /// Chooses the services by the environment; starts the stand-ins where one is needed.
  static func start(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Services {
    let configuration = NewsAPI.Configuration(environment: environment)
    if let address = environment["NEWSAPI_URL"], !address.isEmpty { return try elsewhere(address, configuration) }
    if configuration.apiKey != nil {
      return Services(
        news: NewsAPI(configuration: configuration), localOrigins: [],
        summary: "News: NewsAPI.org, with the key in NEWSAPI_KEY.")
    }
    let server = StandInServer()
    _ = try wait { try await server.start() }
    let base = server.baseURL(for: .newsAPI)
    let news = NewsAPI(
      configuration: NewsAPI.Configuration(
        apiKey: "stand-in", baseURL: base, freshness: DeclaredFreshness(maxAge: 60, staleWhileRevalidate: 60)))
    return Services(
      news: news, localOrigins: Set([Origin(base)].compactMap { $0 }),
      summary: "News: a stand-in at \(base.absoluteString) (set NEWSAPI_KEY for NewsAPI.org).")
  }

  /// A service of the same kind at another address, such as a stand-in that runs by itself.
  private static func elsewhere(_ address: String, _ configuration: NewsAPI.Configuration) throws -> Services {
    guard let url = URL(string: address), let origin = Origin(url) else {
      throw ValidationError("NEWSAPI_URL must be an address such as http://127.0.0.1:8081/v2, not \(address).")
    }
    var configuration = configuration
    configuration.baseURL = url
    configuration.apiKey = configuration.apiKey ?? "stand-in"
    return Services(
      news: NewsAPI(configuration: configuration), localOrigins: [origin],
      summary: "News: the service at \(address), as NEWSAPI_URL says.")
  }

  /// What the reader's screens are given.
  @MainActor
  var forReader: ReaderServices {
    ReaderServices(news: news, images: ImageFetcher(exceptions: localOrigins))
  }
}

/// Waits on this thread for asynchronous work; for the start of the program only.
func wait<T: Sendable>(_ work: @escaping @Sendable () async throws -> T) throws -> T {
  let done = DispatchSemaphore(value: 0)
  let result = Outcome<T>()
  Task.detached {
    do { result.value = .success(try await work()) } catch { result.value = .failure(error) }
    done.signal()
  }
  done.wait()
  guard let value = result.value else { throw CancellationError() }
  return try value.get()
}

/// Carries a result from the task to the thread that waits for it; the semaphore orders the two.
private final class Outcome<T: Sendable>: @unchecked Sendable {
  var value: Result<T, any Error>?
}
