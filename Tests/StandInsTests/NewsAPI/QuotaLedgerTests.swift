import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("Quota") struct QuotaLedgerTests {
  @Test func developersHaveFiftyRequestsInTwelveHours() {
    var ledger = QuotaLedger()
    for _ in 0..<50 { #expect(ledger.refusal(of: "a", plan: .developer, at: TestDate.now) == nil) }
    #expect(ledger.refusal(of: "a", plan: .developer, at: TestDate.now) == .rateLimited)
    #expect(ledger.refusal(of: "b", plan: .developer, at: TestDate.now) == nil)
    #expect(ledger.refusal(of: "a", plan: .developer, at: TestDate.now + 12 * 3600 - 1) == .rateLimited)
    #expect(ledger.refusal(of: "a", plan: .developer, at: TestDate.now + 12 * 3600) == nil)
  }

  @Test func somePlansAlwaysSayNo() {
    var ledger = QuotaLedger()
    #expect(ledger.refusal(of: "a", plan: .exhausted, at: TestDate.now) == .keyExhausted)
    #expect(ledger.refusal(of: "a", plan: .rateLimited, at: TestDate.now) == .rateLimited)
    for _ in 0..<200 { #expect(ledger.refusal(of: "a", plan: .unlimited, at: TestDate.now) == nil) }
  }
}

@Suite("Answer cache") struct AnswerCacheTests {
  @Test func entriesEndAfterFiveMinutes() {
    var cache = AnswerCache()
    cache.store(.int(1), for: "a", at: TestDate.now)
    #expect(cache.take("a", at: TestDate.now + 299)?.answer == .int(1))
    #expect(cache.take("a", at: TestDate.now + 300) == nil)
    #expect(cache.take("b", at: TestDate.now) == nil)
  }

  @Test func entriesEndAfterAHundredHits() {
    var cache = AnswerCache()
    cache.store(.int(1), for: "a", at: TestDate.now)
    let left = (0..<100).map { _ in cache.take("a", at: TestDate.now)?.remaining }
    #expect(left.first == 99)
    #expect(left.last == 0)
    #expect(cache.take("a", at: TestDate.now) == nil)
  }

  @Test func itDoesNotGrowWithoutEnd() {
    var cache = AnswerCache()
    for number in 0..<300 { cache.store(.int(number), for: "\(number)", at: TestDate.now + Double(number) / 10) }
    #expect(cache.take("0", at: TestDate.now + 30) == nil)
    #expect(cache.take("299", at: TestDate.now + 30)?.answer == .int(299))
  }
}
