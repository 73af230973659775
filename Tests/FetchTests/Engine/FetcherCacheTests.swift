import Foundation
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct FetcherCacheTests {
  private let clock = TestClock()

  private func fetcher(_ script: @escaping ScriptedLoader.Script) -> (Fetcher, ScriptedLoader) {
    let loader = ScriptedLoader(script)
    return (Fetcher(loader: loader, clock: clock, random: { 1 }), loader)
  }

  private func text(_ response: FetchResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  @Test func freshAnswersAreNotAskedForAgain() async throws {
    let (fetcher, loader) = fetcher { _, number in .text("\(number)", headers: ["Cache-Control": "max-age=60"]) }
    let request = FetchRequest(url: .service)
    #expect(try await fetcher.load(request).origin == .network)
    clock.advance(by: 59)
    let second = try await fetcher.load(request)
    #expect(second.origin == .cache && text(second) == "0")
    clock.advance(by: 1)
    #expect(text(try await fetcher.load(request)) == "1")
    #expect(loader.requests.count == 2)
  }

  @Test func aStaleAnswerIsRevalidated() async throws {
    let (fetcher, loader) = fetcher { request, _ in
      request.headers["If-None-Match"] == "\"a\""
        ? .text("", status: 304, headers: ["Cache-Control": "max-age=60"])
        : .text("body", headers: ["Cache-Control": "max-age=10", "ETag": "\"a\""])
    }
    let request = FetchRequest(url: .service)
    _ = try await fetcher.load(request)
    clock.advance(by: 10)
    let second = try await fetcher.load(request)
    #expect(second.origin == .revalidated && text(second) == "body" && second.status == 200)
    clock.advance(by: 59)
    #expect(try await fetcher.load(request).origin == .cache)
    #expect(loader.requests.count == 2)
  }

  @Test func whoeverAsksMayBeServedWhileTheAnswerIsRenewed() async throws {
    let held = HeldLoader()
    let fetcher = Fetcher(loader: held, clock: clock)
    let request = FetchRequest(url: .service, freshness: DeclaredFreshness(maxAge: 10, staleWhileRevalidate: 10))
    async let first = fetcher.load(request)
    held.answer(try #require(await held.nextRequest()), .success(.text("old")))
    #expect(text(try await first) == "old")
    clock.advance(by: 15)
    let stale = try await fetcher.load(request)
    #expect(stale.origin == .stale && text(stale) == "old")
    let renewal = try #require(await held.nextRequest())
    // Asking again meanwhile does not start another renewal.
    _ = try await fetcher.load(request)
    #expect(held.count == 2)
    async let waiting = fetcher.load(FetchRequest(url: .service, cacheUse: .reload, freshness: request.freshness))
    let reload = try #require(await held.nextRequest())
    held.answer(renewal, .success(.text("new")))
    held.answer(reload, .success(.text("new")))
    #expect(text(try await waiting) == "new")
  }

  @Test func aStaleAnswerStandsInForAnError() async throws {
    let (fetcher, _) = fetcher { _, number throws(URLError) in
      switch number {
      case 0: return .text("old", headers: ["Cache-Control": "max-age=10, stale-if-error=100"])
      case 1: return .text("", status: 500)
      default: throw URLError(.timedOut)
      }
    }
    let request = FetchRequest(url: .service, retry: .never)
    _ = try await fetcher.load(request)
    clock.advance(by: 50)
    for _ in 0..<2 {
      let stale = try await fetcher.load(request)
      #expect(stale.origin == .stale && text(stale) == "old")
    }
    clock.advance(by: 60)
    await #expect(throws: FetchError.timedOut) { try await fetcher.load(request) }
  }

  @Test func anErrorOfTheRequestIsNotHidden() async throws {
    let (fetcher, _) = fetcher { _, number in
      number == 0 ? .text("old", headers: ["Cache-Control": "max-age=10, stale-if-error=100"]) : .text("", status: 401)
    }
    _ = try await fetcher.load(FetchRequest(url: .service))
    clock.advance(by: 50)
    #expect(try await fetcher.load(FetchRequest(url: .service)).status == 401)
  }

  @Test func credentialsAndPoliciesAreKeptApart() async throws {
    let (fetcher, loader) = fetcher { _, number in .text("\(number)", headers: ["Cache-Control": "max-age=60"]) }
    _ = try await fetcher.load(FetchRequest(url: .service, headers: ["X-Api-Key": "a"]))
    _ = try await fetcher.load(FetchRequest(url: .service, headers: ["X-Api-Key": "b"]))
    _ = try await fetcher.load(FetchRequest(url: .service, headers: ["X-Api-Key": "a"], addresses: .publicOnly))
    #expect(loader.requests.count == 3)
    #expect(text(try await fetcher.load(FetchRequest(url: .service, headers: ["X-Api-Key": "a"]))) == "0")
  }

  @Test func varyKeepsSeveralAnswers() async throws {
    let (fetcher, loader) = fetcher { request, _ in
      .text(
        request.headers["Accept-Language"] ?? "", headers: ["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
    }
    for language in ["de", "en", "de", "en"] {
      let request = FetchRequest(url: .service, headers: ["Accept-Language": language])
      #expect(text(try await fetcher.load(request)) == language)
    }
    #expect(loader.requests.count == 2)
  }

  @Test func surroundingsWantAnswersThatAreNotOld() async throws {
    let (fetcher, loader) = fetcher { request, number in
      guard number < 2 else { return .text("", status: 500) }
      return .text("\(number)", headers: ["Cache-Control": "max-age=60, stale-if-error=60"])
    }
    let request = FetchRequest(url: .service, retry: .never)
    _ = try await fetcher.load(request)
    clock.advance(by: 10)
    try await FetchRequest.$greatestAge.withValue(10) { () async throws in
      #expect(text(try await fetcher.load(request)) == "0")
      clock.advance(by: 1)
      var publisher = fetcher.response(for: request).values.makeAsyncIterator()
      #expect(text(try #require(try await publisher.next())) == "1")
      #expect(loader.requests.last?.headers["Cache-Control"] == "max-age=10")
    }
    // For others it is fresh, and what was asked to be new is not answered with what is old.
    clock.advance(by: 11)
    #expect(text(try await fetcher.load(request)) == "1")
    let failed = try await FetchRequest.$greatestAge.withValue(10) { () async throws in
      try await fetcher.load(request)
    }
    #expect(failed.status == 500)
  }

  @Test func usesOfTheCache() async throws {
    let (fetcher, loader) = fetcher { _, number in .text("\(number)", headers: ["Cache-Control": "max-age=60"]) }
    var request = FetchRequest(url: .service)
    _ = try await fetcher.load(request)
    request.cacheUse = .reload
    #expect(text(try await fetcher.load(request)) == "1")
    request.cacheUse = .none
    #expect(text(try await fetcher.load(request)) == "2")
    request.cacheUse = .preferStored
    clock.advance(by: 1000)
    let old = try await fetcher.load(request)
    #expect(old.origin == .stale && text(old) == "1")
    #expect(loader.requests.count == 3)
    fetcher.removeAllCachedResponses()
    #expect(fetcher.cachedBytes == 0)
    #expect(text(try await fetcher.load(request)) == "3")
  }

  @Test func changingSomethingForgetsWhatWasStored() async throws {
    let (fetcher, loader) = fetcher { _, number in .text("\(number)", headers: ["Cache-Control": "max-age=60"]) }
    _ = try await fetcher.load(FetchRequest(url: .service))
    _ = try await fetcher.load(FetchRequest(url: .service, method: "POST", body: Data()))
    #expect(text(try await fetcher.load(FetchRequest(url: .service))) == "2")
    #expect(loader.requests.count == 3)
  }

  @Test func theCacheIsBounded() async throws {
    let loader = ScriptedLoader { _, _ in
      .text(String(repeating: "x", count: 10_000), headers: ["Cache-Control": "max-age=60"])
    }
    let fetcher = Fetcher(loader: loader, cacheCapacity: 50_000, clock: clock)
    for number in 0..<20 {
      _ = try await fetcher.load(FetchRequest(url: try #require(URL(string: "http://a.test/\(number)"))))
      #expect(fetcher.cachedBytes <= 50_000)
    }
    #expect(fetcher.cachedBytes > 30_000)
  }

  @Test func theSizeLimitHoldsForStoredAnswersToo() async throws {
    let (fetcher, _) = fetcher { _, _ in .text("12345", headers: ["Cache-Control": "max-age=60"]) }
    _ = try await fetcher.load(FetchRequest(url: .service))
    await #expect(throws: FetchError.tooLarge(limit: 4)) {
      try await fetcher.load(FetchRequest(url: .service, sizeLimit: 4))
    }
  }
}
