import Testing
import WebHost

struct RateLimiterTests {
  @Test func aBurstIsAllowedAndThenTheRateHolds() {
    var limiter = RateLimiter(rate: 10, burst: 5, now: 0)
    let first = (0..<10).filter { _ in limiter.allow(at: 0) }
    #expect(first.count == 5)
    #expect(limiter.allow(at: 0.05) == false)
    #expect(limiter.allow(at: 0.11) == true)
    #expect(limiter.allow(at: 0.11) == false)
  }

  @Test func tenThousandEventsASecondAreCutToTheRate() {
    var limiter = RateLimiter(rate: 60, burst: 240, now: 0)
    let passed = (0..<10_000).filter { limiter.allow(at: Double($0) / 10_000) }
    #expect((299...300).contains(passed.count))
  }

  @Test func aPauseFillsTheBucketNoFurtherThanTheBurst() {
    var limiter = RateLimiter(rate: 10, burst: 5, now: 0)
    let passed = (0..<10).filter { _ in limiter.allow(at: 1_000_000) }
    #expect(passed.count == 5)
  }

  @Test func timeThatGoesBackGivesNothing() {
    var limiter = RateLimiter(rate: 10, burst: 1, now: 100)
    #expect(limiter.allow(at: 100) == true)
    #expect(limiter.allow(at: 50) == false)
    #expect(limiter.allow(at: 100) == false)
  }
}
