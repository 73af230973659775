import Testing
import WebHost

struct RestTests {
  private var rest = Rest(period: 60, hiddenPeriod: 10)

  @Test mutating func itIsTimeAPeriodAfterTheLastUse() {
    #expect(rest.isDue(at: 0) == false)
    #expect(rest.isDue(at: 59) == false)
    rest.use()
    #expect(rest.isDue(at: 60) == false)
    #expect(rest.isDue(at: 119) == false)
    #expect(rest.isDue(at: 120) == true)
  }

  @Test mutating func itIsAskedAgainBecauseTheProgramMayHaveBeenBusy() {
    #expect(rest.isDue(at: 0) == false)
    #expect(rest.isDue(at: 60) == true)
    #expect(rest.isDue(at: 89) == false)
    #expect(rest.isDue(at: 90) == true)
  }

  @Test mutating func aHiddenPageRestsSooner() {
    #expect(rest.isDue(at: 0) == false)
    rest.hide(true)
    #expect(rest.isDue(at: 5) == false)
    #expect(rest.isDue(at: 15) == true)
    rest.hide(false)
    #expect(rest.isDue(at: 30) == false)
    #expect(rest.isDue(at: 89) == false)
    #expect(rest.isDue(at: 90) == true)
  }

  @Test func aShortPeriodIsThatOfHiddenPagesToo() {
    #expect(Rest(period: 1, hiddenPeriod: 10).hiddenPeriod == 1)
  }
}
