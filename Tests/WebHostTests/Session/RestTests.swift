import Testing
import WebHost

struct RestTests {
  private var rest = Rest(period: 60, hiddenPeriod: 10)

  @Test mutating func itIsTimeAPeriodAfterTheLastUse() {
    #expect(rest.due(at: 0) == .nothing)
    #expect(rest.due(at: 59) == .nothing)
    rest.use()
    #expect(rest.due(at: 60) == .nothing)
    #expect(rest.due(at: 119) == .nothing)
    #expect(rest.due(at: 120) == .program)
  }

  @Test mutating func itIsAskedAgainBecauseTheProgramMayHaveBeenBusy() {
    #expect(rest.due(at: 0) == .nothing)
    #expect(rest.due(at: 60) == .program)
    #expect(rest.due(at: 89) == .nothing)
    #expect(rest.due(at: 90) == .program)
  }

  @Test mutating func aHiddenPageRestsSooner() {
    #expect(rest.due(at: 0) == .nothing)
    rest.hide(true)
    #expect(rest.due(at: 5) == .nothing)
    #expect(rest.due(at: 15) == .program)
    rest.hide(false)
    #expect(rest.due(at: 30) == .nothing)
    #expect(rest.due(at: 89) == .nothing)
    #expect(rest.due(at: 90) == .program)
  }

  @Test func aShortPeriodIsThatOfHiddenPagesToo() {
    #expect(Rest(period: 1, hiddenPeriod: 10).hiddenPeriod == 1)
  }
}
