import Testing

@testable import ViewGraph

@Suite struct ReplacedFunctionsTests {
  @Test func withThisToolchainAllAreCalled() {
    #expect(ReplacedFunctions.missing == [])
  }
}
