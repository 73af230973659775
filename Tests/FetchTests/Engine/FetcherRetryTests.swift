import Foundation
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct FetcherRetryTests {
  private let clock = TestClock()

  private func fetcher(_ script: @escaping ScriptedLoader.Script) -> (Fetcher, ScriptedLoader) {
    let loader = ScriptedLoader(script)
    return (Fetcher(loader: loader, clock: clock, random: { 1 }), loader)
  }

  @Test func repeatsUntilItWorks() async throws {
    let (fetcher, loader) = fetcher { _, number throws(URLError) in
      switch number {
      case 0: throw URLError(.networkConnectionLost)
      case 1: return .text("", status: 503)
      default: return .text("there")
      }
    }
    #expect(try await fetcher.load(FetchRequest(url: .service)).status == 200)
    #expect(loader.requests.count == 3)
    #expect(clock.pauses == [0.3, 0.6])
  }

  @Test func givesUpWithTheLastError() async throws {
    let (fetcher, loader) = fetcher { _, _ in .text(#"{"message":"down"}"#, status: 503) }
    let data: Result<Data, FetchError>
    do throws(FetchError) { data = .success(try await fetcher.data(for: FetchRequest(url: .service))) } catch {
      data = .failure(error)
    }
    #expect(data == .failure(.response(status: 503, message: "down", retryAfter: nil)))
    #expect(loader.requests.count == 3)
  }

  @Test func waitsAsLongAsTheServiceSays() async throws {
    let (fetcher, _) = fetcher { _, number in
      number == 0 ? .text("", status: 429, headers: ["Retry-After": "4"]) : .text("")
    }
    _ = try await fetcher.load(FetchRequest(url: .service))
    #expect(clock.pauses == [4])
  }

  @Test func reportsALongWaitInstead() async throws {
    let (fetcher, loader) = fetcher { _, _ in .text("", status: 429, headers: ["Retry-After": "3600"]) }
    let response = try await fetcher.load(FetchRequest(url: .service))
    #expect(response.failure() == .response(status: 429, message: nil, retryAfter: 3600))
    #expect(loader.requests.count == 1)
  }

  @Test func postsOnceOnly() async throws {
    let (fetcher, loader) = fetcher { _, _ in .text("", status: 503) }
    _ = try await fetcher.load(FetchRequest(url: .service, method: "POST", body: Data("x".utf8)))
    #expect(loader.requests.count == 1)
  }

  @Test func anAllowanceIsKeptAndStaleAnswersStretchIt() async throws {
    let (fetcher, loader) = fetcher { _, number in .text("\(number)") }
    var request = FetchRequest(
      url: .service, freshness: DeclaredFreshness(maxAge: 10, staleIfError: 1000),
      quota: Quota(name: "service", limit: 1, period: 100))
    _ = try await fetcher.load(request)
    clock.advance(by: 50)
    #expect(try await fetcher.load(request).origin == .stale)
    request.url = try #require(URL(string: "http://service.test/others"))
    await #expect(throws: FetchError.quota(retryAfter: 50)) { try await fetcher.load(request) }
    clock.advance(by: 50)
    #expect(try await fetcher.load(request).origin == .network)
    #expect(loader.requests.count == 2)
  }
}
