import Foundation
import Testing

@testable import Fetch

struct QuotaLedgerTests {
  private let start = Date(timeIntervalSince1970: 0)
  private let quota = Quota(name: "a", limit: 2, period: 10)

  @Test func theWindowSlides() {
    var ledger = QuotaLedger()
    #expect(ledger.take(quota, now: start) == nil)
    #expect(ledger.take(quota, now: start + 4) == nil)
    #expect(ledger.take(quota, now: start + 6) == 4)
    #expect(ledger.take(quota, now: start + 10) == nil)
    #expect(ledger.take(quota, now: start + 10) == 4)
  }

  @Test func namesAreApart() {
    var ledger = QuotaLedger()
    let other = Quota(name: "b", limit: 1, period: 10)
    _ = ledger.take(quota, now: start)
    _ = ledger.take(quota, now: start)
    #expect(ledger.take(other, now: start) == nil)
  }

  @Test func anAllowanceOfNothing() {
    var ledger = QuotaLedger()
    #expect(ledger.take(Quota(name: "c", limit: 0, period: 5), now: start) == 5)
  }
}
