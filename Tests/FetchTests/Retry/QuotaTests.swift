import Foundation
import Synchronization
import Testing

@testable import Fetch

struct QuotaTests {
  @Test(arguments: [
    ("100/day", 100, 86_400.0), ("40/10", 40, 10), (" 3 / minute ", 3, 60), ("5/hour", 5, 3_600), ("0/second", 0, 1),
    ("7/0.5", 7, 0.5),
  ])
  func operatorsWriteItInAWord(_ text: String, _ limit: Int, _ period: Double) {
    #expect(Quota(text, name: "a") == Quota(name: "a", limit: limit, period: period))
  }

  @Test(arguments: ["", "100", "100/", "/day", "-1/day", "1/week", "1/0", "1/-3", "1/nan", "1/inf", "1/2/3", "x/day"])
  func whatIsNoAllowanceIsRefused(_ text: String) {
    #expect(Quota(text, name: "a") == nil)
  }

  @Test func anEnvironmentSaysItForEachKey() {
    let environment = ["NEWSAPI_ALLOWANCE": "100/day"]
    #expect(environment.allowance("NEWSAPI", for: "x") == Quota(name: "NEWSAPI x", limit: 100, period: 86_400))
    #expect(environment.allowance("NEWSAPI", for: "x") != environment.allowance("NEWSAPI", for: "y"))
    #expect(environment.allowance("TMDB", for: "x") == nil)
  }

  /// Grants so many requests, and then cannot say.
  private final class Counter: AllowanceCounting {
    let answers: Mutex<[TimeInterval??]>

    init(_ answers: [TimeInterval??]) {
      self.answers = Mutex(answers)
    }

    func take(_ quota: Quota, now: Date) async -> TimeInterval?? {
      answers.withLock { $0.isEmpty ? .some(nil) : $0.removeFirst() }
    }
  }

  @Test func whatCountsBeyondTheProcessHasTheWordWhileItAnswers() async throws {
    let granted: TimeInterval?? = .some(nil)
    let loader = ScriptedLoader { _, _ in .text("x") }
    let fetcher = Fetcher(
      loader: loader, allowances: Counter([granted, granted, .some(7), nil, nil]), clock: TestClock())
    var request = FetchRequest(url: .service, cacheUse: .none)
    request.quota = Quota(name: "key", limit: 1, period: 60)
    for _ in 0..<2 { _ = try await fetcher.load(request) }
    let wait = await #expect(throws: FetchError.self) { try await fetcher.load(request) }
    #expect(wait == .quota(retryAfter: 7))
    // Nobody can say: the process counts by itself, from nothing.
    _ = try await fetcher.load(request)
    await #expect(throws: FetchError.self) { try await fetcher.load(request) }
    #expect(loader.requests.count == 3)
  }
}
