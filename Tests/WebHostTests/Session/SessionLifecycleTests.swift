import Testing
import WebHost

struct SessionLifecycleTests {
  private var life = SessionLifecycle(
    now: 100, adoptionPeriod: 30, gracePeriod: 60, rest: Rest(period: 60, hiddenPeriod: 10))

  @Test mutating func aPageMayConnectInItsTime() {
    #expect(life.advance(to: 129.9) == .nothing)
    #expect(life.connect(1) == .attach)
    #expect(life.advance(to: 159) == .nothing)
    #expect(life.advance(to: 1_000_000) == .rest, "it is kept for as long as its page is there")
    #expect(life.isConnected)
  }

  @Test mutating func aPageThatDoesNotConnectEnds() {
    #expect(life.isWaiting)
    #expect(life.advance(to: 130) == .end)
    #expect(life.advance(to: 131) == .nothing, "it ends once")
    #expect(life.connect(1) == .refuse)
  }

  @Test mutating func aSessionIsResumedInTheGracePeriod() {
    _ = life.connect(1)
    #expect(life.disconnect(1, now: 200) == .nothing)
    #expect(life.advance(to: 259.9) == .nothing)
    #expect(life.connect(2) == .attach)
    #expect(life.state == .connected(2))
  }

  @Test mutating func theGracePeriodEnds() {
    _ = life.connect(1)
    _ = life.disconnect(1, now: 200)
    #expect(life.advance(to: 260) == .end)
    #expect(life.state == .ended)
  }

  @Test mutating func aSecondSocketTakesOverAndTheFirstNoLongerCounts() {
    _ = life.connect(1)
    #expect(life.connect(2) == .takeOver(from: 1))
    #expect(life.disconnect(1, now: 200) == .nothing)
    #expect(life.state == .connected(2))
  }

  @Test mutating func theHostEndsASessionOnce() {
    _ = life.connect(1)
    #expect(life.end() == .end)
    #expect(life.end() == .nothing)
    #expect(life.disconnect(1, now: 1) == .nothing)
    #expect(life.state == .ended)
  }
}
