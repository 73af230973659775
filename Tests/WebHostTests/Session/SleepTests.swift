import Testing
import WebHost

struct SleepTests {
  private var sleep = Sleep()

  private mutating func questions(_ count: Int) -> Int {
    for number in 1...count where sleep.mayBegin(isIdle: true) { return number }
    return 0
  }

  @Test mutating func aProgramThatShowsNothingMaySleep() {
    #expect(questions(3) == 1)
    sleep.programShows()
    #expect(questions(3) == 2)
  }

  @Test mutating func workUnderWayIsWaitedForAWhile() {
    var count = 0
    while sleep.mayBegin(isIdle: false) == false { count += 1 }
    #expect(count == Sleep.patience)
  }

  @Test mutating func aProgramThatWakesByItselfIsLeftAwakeLongerAndLonger() {
    var waits: [Int] = []
    for _ in 0..<4 {
      waits.append(questions(1000))
      sleep.begins()
      sleep.programShows()
    }
    #expect(waits == [1, 2, 4, 8])
  }

  @Test mutating func theReaderMayWakeItAsOftenAsTheyLike() {
    for _ in 0..<4 {
      #expect(questions(9) == 1)
      sleep.begins()
      sleep.ends()
    }
    sleep.programShows()
    #expect(questions(9) == 2)
  }
}
