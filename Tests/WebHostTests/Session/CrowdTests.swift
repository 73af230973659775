import Testing
import WebHost

struct CrowdTests {
  private let crowd = Crowd(limit: 2)

  private func resting(_ usedAt: [Double], at now: Double) -> [Int] {
    crowd.resting(of: usedAt.enumerated().map { Crowd.Member($0.offset, usedAt: $0.element) }, at: now)
  }

  @Test func whereThereIsRoomNobodySleeps() {
    #expect(resting([], at: 100) == [])
    #expect(resting([1, 2], at: 100) == [])
  }

  @Test func thoseThatWereNotUsedForLongestMakeRoom() {
    #expect(resting([5, 1, 9, 3], at: 100) == [1, 3])
  }

  @Test func whoIsInUseMakesNoRoom() {
    #expect(resting([97, 98.5, 99, 100], at: 100) == [0])
    #expect(resting([99, 98.5, 99, 100], at: 100) == [])
  }

  @Test func aLifeSaysWhenItWasUsed() {
    var life = SessionLifecycle(
      now: 0, adoptionPeriod: 30, gracePeriod: 60, rest: Rest(period: 60, hiddenPeriod: 10))
    _ = life.connect(1)
    #expect(life.advance(to: 7) == .nothing)
    #expect(life.awakeSince == 7)
    life.makeRoom(at: 8)
    #expect(life.awakeSince == nil)
    life.use()
    #expect(life.advance(to: 9) == .nothing)
    #expect(life.awakeSince == 9)
  }

  @Test func aProgramWhosePageIsGoneRestsSoon() {
    var life = SessionLifecycle(
      now: 0, adoptionPeriod: 30, gracePeriod: 60, rest: Rest(period: 60, hiddenPeriod: 10))
    _ = life.connect(1)
    _ = life.advance(to: 1)
    _ = life.disconnect(1, now: 5)
    #expect(life.advance(to: 5) == .nothing)
    #expect(life.advance(to: 15) == .rest)
    #expect(life.connect(2) == .attach)
    #expect(life.advance(to: 20) == .nothing, "who is back has a whole period")
    #expect(life.advance(to: 65) == .nothing)
    #expect(life.advance(to: 80) == .rest)
  }
}
