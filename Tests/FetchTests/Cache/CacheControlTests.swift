import Testing

@testable import Fetch

struct CacheControlTests {
  private func control(_ text: String) -> CacheControl { CacheControl(["Cache-Control": text]) }

  @Test func directives() {
    let control = control("max-age=60, S-MAXAGE=\"30\" ,no-store,stale-while-revalidate=5, stale-if-error=7,public")
    #expect(control.maxAge == 60)
    #expect(control.sharedMaxAge == 30)
    #expect(control.staleWhileRevalidate == 5)
    #expect(control.staleIfError == 7)
    #expect(control.noStore)
    #expect(control.isPublic)
    #expect(!control.noCache && !control.isPrivate && !control.mustRevalidate && !control.isImmutable)
  }

  @Test(arguments: ["max-age=soon", "max-age=-5", "max-age=", "max-age"])
  func aTimeThatCannotBeReadIsOver(_ text: String) {
    #expect(control(text).maxAge == 0)
  }

  @Test func commasInQuotationMarksDoNotSplit() {
    let control = control("private=\"a, no-store\", max-age=1")
    #expect(control.isPrivate && !control.noStore)
    #expect(control.maxAge == 1)
  }

  @Test func theFirstOfTwoWins() {
    #expect(control("max-age=1, max-age=2").maxAge == 1)
  }

  @Test func pragmaCountsOnlyAlone() {
    #expect(CacheControl(["Pragma": "no-cache"]).noCache)
    #expect(!CacheControl(["Pragma": "no-cache", "Cache-Control": "max-age=1"]).noCache)
  }
}
