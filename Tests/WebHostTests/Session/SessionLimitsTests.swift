import Testing
import WebHost

struct SessionLimitsTests {
  @Test func theHostIsFullAtItsLimit() {
    var limits = SessionLimits(total: 2, perAddress: 9)
    #expect(limits.enter("a") == .welcome)
    #expect(limits.enter("b") == .welcome)
    #expect(limits.enter("c") == .full)
    limits.leave("a")
    #expect(limits.enter("c") == .welcome)
    #expect(limits.count == 2)
  }

  @Test func anAddressHasALimitOfItsOwn() {
    var limits = SessionLimits(total: 100, perAddress: 2)
    #expect(limits.enter("a") == .welcome)
    #expect(limits.enter("a") == .welcome)
    #expect(limits.enter("a") == .tooManyFromAddress)
    #expect(limits.enter("b") == .welcome)
    limits.leave("a")
    #expect(limits.enter("a") == .welcome)
  }

  @Test(arguments: ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
  func thisMachineIsLimitedInAllOnly(address: String) {
    var limits = SessionLimits(total: 3, perAddress: 1)
    for _ in 0..<3 { #expect(limits.enter(address) == .welcome) }
    #expect(limits.enter(address) == .full)
  }

  @Test func leavingWithoutHavingEnteredChangesNothing() {
    var limits = SessionLimits(total: 1, perAddress: 1)
    limits.leave("a")
    #expect(limits.count == 0)
  }
}
