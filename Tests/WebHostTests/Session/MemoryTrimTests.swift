import Testing
import WebHost

struct MemoryTrimTests {
  private var trim = MemoryTrim()

  @Test mutating func nothingIsDueWhereNothingHasEnded() {
    #expect(trim.isDue(at: 1_000) == false)
  }

  @Test mutating func manyThatEndTogetherGiveTheirMemoryBackOnce() {
    for _ in 0..<132 { trim.memoryIsFreed(at: 10) }
    #expect(trim.isDue(at: 14.9) == false)
    #expect(trim.isDue(at: 15) == true)
    #expect(trim.isDue(at: 16) == false)
    trim.memoryIsFreed(at: 20)
    #expect(trim.isDue(at: 25) == true)
  }

  @Test mutating func whereTheyEndWithoutAPauseItIsDueAllTheSame() {
    for second in 0..<60 {
      trim.memoryIsFreed(at: Double(second))
      #expect(trim.isDue(at: Double(second)) == false)
    }
    trim.memoryIsFreed(at: 60)
    #expect(trim.isDue(at: 60) == true)
  }
}
