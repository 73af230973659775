import Foundation
import Testing

@testable import Fetch

struct CacheEntryTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func entry(
    _ headers: HeaderFields, status: Int = 200, sentTo request: HeaderFields = [:], took: TimeInterval = 0
  ) -> CacheEntry {
    CacheEntry(
      .text("body", status: status, headers: headers), to: request, requestTime: start,
      responseTime: start.addingTimeInterval(took))
  }

  private func verdict(
    _ headers: HeaderFields, after seconds: TimeInterval, declared: DeclaredFreshness? = nil
  ) -> CacheEntry.Verdict {
    entry(headers).verdict(at: start.addingTimeInterval(seconds), declared: declared)
  }

  @Test func freshUntilMaxAge() {
    #expect(verdict(["Cache-Control": "max-age=60"], after: 59.9) == .fresh)
    #expect(verdict(["Cache-Control": "max-age=60"], after: 60) == .stale)
  }

  @Test func sharedMaxAgeGoesFirst() {
    #expect(entry(["Cache-Control": "max-age=60, s-maxage=10"]).lifetime(nil) == 10)
  }

  @Test func maxAgeGoesBeforeExpires() {
    let expires = HTTPDate.format(start.addingTimeInterval(1000))
    #expect(entry(["Cache-Control": "max-age=60", "Expires": expires]).lifetime(nil) == 60)
  }

  @Test func expiresCountsFromDate() {
    let headers: HeaderFields = [
      "Date": HTTPDate.format(start.addingTimeInterval(-100)), "Expires": HTTPDate.format(start.addingTimeInterval(50)),
    ]
    #expect(entry(headers).lifetime(nil) == 150)
    #expect(entry(headers).age(at: start) == 100)
    #expect(entry(["Expires": "-1"]).lifetime(nil) == 0)
  }

  @Test func ageCountsWhatHappenedOnTheWay() {
    #expect(entry(["Age": "30"]).age(at: start.addingTimeInterval(5)) == 35)
    #expect(entry(["Age": "30"], took: 4).age(at: start.addingTimeInterval(4)) == 34)
    #expect(entry(["Age": "many"]).age(at: start) == 0)
    #expect(entry([:]).age(at: start.addingTimeInterval(-100)) == 0)
  }

  @Test func aTenthOfTheTimeSinceTheLastChange() {
    let changed = HTTPDate.format(start.addingTimeInterval(-1000))
    #expect(entry(["Last-Modified": changed]).lifetime(nil) == 100)
    #expect(entry(["Last-Modified": changed], status: 404).lifetime(nil) == 0)
    #expect(entry(["Last-Modified": HTTPDate.format(start.addingTimeInterval(-1e8))]).lifetime(nil) == 86_400)
  }

  @Test func noCacheHasToAsk() {
    #expect(verdict(["Cache-Control": "no-cache, max-age=60"], after: 0) == .stale)
  }

  @Test func aDeclaredTimeStandsInForNoCache() {
    let declared = DeclaredFreshness(maxAge: 300, staleWhileRevalidate: 60)
    let headers: HeaderFields = ["Cache-Control": "no-cache", "Pragma": "no-cache", "Expires": "-1"]
    #expect(verdict(headers, after: 299, declared: declared) == .fresh)
    #expect(verdict(headers, after: 300, declared: declared) == .usableWhileRevalidating)
    #expect(verdict(headers, after: 360, declared: declared) == .stale)
  }

  @Test func aDeclaredTimeYieldsToTheService() {
    #expect(entry(["Cache-Control": "max-age=10"]).lifetime(DeclaredFreshness(maxAge: 300)) == 10)
    #expect(entry([:], status: 404).lifetime(DeclaredFreshness(maxAge: 300)) == 0)
  }

  @Test func staleWhileRevalidate() {
    let headers: HeaderFields = ["Cache-Control": "max-age=10, stale-while-revalidate=5"]
    #expect(verdict(headers, after: 10) == .usableWhileRevalidating)
    #expect(verdict(headers, after: 15) == .stale)
    #expect(verdict(["Cache-Control": "max-age=10, stale-while-revalidate=5, must-revalidate"], after: 10) == .stale)
  }

  @Test func staleIfError() {
    let entry = entry(["Cache-Control": "max-age=10, stale-if-error=5"])
    #expect(entry.mayReplaceError(at: start.addingTimeInterval(14), declared: nil))
    #expect(!entry.mayReplaceError(at: start.addingTimeInterval(15), declared: nil))
    #expect(entry.mayReplaceError(at: start.addingTimeInterval(15), declared: DeclaredFreshness(maxAge: 1)))
    #expect(
      !self.entry(["Cache-Control": "max-age=10"]).mayReplaceError(at: start.addingTimeInterval(10), declared: nil))
  }

  @Test func validators() {
    #expect(entry([:]).validators == nil)
    #expect(
      entry(["ETag": "\"a\"", "Last-Modified": "x"]).validators == ["If-None-Match": "\"a\"", "If-Modified-Since": "x"])
  }

  @Test func a304RenewsTheFieldsAndTheTime() {
    var entry = entry(["Cache-Control": "max-age=10", "ETag": "a", "Content-Length": "4", "X": "old", "Age": "9"])
    let later = start.addingTimeInterval(100)
    entry.freshen(
      with: ["Cache-Control": "max-age=20", "X": "new", "Content-Length": "0"], requestTime: later, responseTime: later)
    #expect(entry.response.headers["X"] == "new")
    #expect(entry.response.headers["ETag"] == "a")
    #expect(entry.response.headers["Content-Length"] == "4")
    #expect(entry.verdict(at: later.addingTimeInterval(19), declared: nil) == .fresh)
    #expect(entry.verdict(at: later.addingTimeInterval(20), declared: nil) == .stale)
  }

  @Test func varyTellsRequestsApart() {
    let entry = entry(["Vary": "Accept-Language, X-Mode"], sentTo: ["accept-language": "de"])
    #expect(entry.matches(["Accept-Language": "de", "Other": "1"]))
    #expect(!entry.matches(["Accept-Language": "en"]))
    #expect(!entry.matches([:]))
    #expect(!entry.matches(["Accept-Language": "de", "X-Mode": "1"]))
  }
}
