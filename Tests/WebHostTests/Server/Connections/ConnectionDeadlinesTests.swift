import Testing
import WebHost

struct ConnectionDeadlinesTests {
  private var deadlines: ConnectionDeadlines

  init() {
    var limits = WebHostConfiguration.Deadlines()
    limits.head = 15
    limits.body = 30
    limits.answer = 120
    limits.idle = 60
    limits.closing = 2
    deadlines = ConnectionDeadlines(limits, now: 100)
  }

  @Test func whoSaysNothingIsClosed() {
    #expect(deadlines.deadline == 115)
    #expect(deadlines.expiry(at: 114.9) == .nothing)
    #expect(deadlines.expiry(at: 115) == .close)
  }

  @Test mutating func theFirstHeadIsDueFromTheAcceptOn() {
    deadlines.requestBegins(at: 114)
    #expect(deadlines.deadline == 115)
    deadlines.requestBegins(at: 114.5)
    #expect(deadlines.deadline == 115, "a byte now and then gains nothing")
    #expect(deadlines.expiry(at: 115) == .refuse)
  }

  @Test mutating func aBodyIsDueAsAWhole() {
    deadlines.requestBegins(at: 101)
    deadlines.bodyBegins(at: 102)
    #expect(deadlines.deadline == 132)
    #expect(deadlines.expiry(at: 132) == .refuse)
  }

  @Test mutating func theProgramMayTakeItsTimeAndTheClientNotToReadIt() {
    deadlines.requestBegins(at: 101)
    deadlines.requestEnds()
    #expect(deadlines.deadline == nil)
    #expect(!deadlines.isIdle)
    deadlines.answerBegins(at: 500)
    #expect(deadlines.expiry(at: 619) == .nothing)
    #expect(deadlines.expiry(at: 620) == .close)
    deadlines.answerEnds(at: 510)
    #expect(deadlines.isIdle)
    #expect(deadlines.deadline == 570)
    #expect(deadlines.expiry(at: 570) == .close)
  }

  @Test mutating func aLaterHeadHasItsOwnTimeButNotMoreThanTheRest() {
    deadlines.requestEnds()
    deadlines.answerBegins(at: 101)
    deadlines.answerEnds(at: 101)
    deadlines.requestBegins(at: 110)
    #expect(deadlines.deadline == 125)
    #expect(deadlines.expiry(at: 125) == .refuse)
  }

  @Test mutating func whatComesWhileAnAnswerIsMadeIsNotDueYet() {
    deadlines.requestEnds()
    deadlines.requestBegins(at: 101)
    #expect(deadlines.deadline == nil, "the host may have stopped reading")
    deadlines.answerBegins(at: 200)
    deadlines.answerEnds(at: 201)
    #expect(deadlines.deadline == 216)
  }

  @Test mutating func twoAnswersUnderWayAreBothDue() {
    deadlines.requestEnds()
    deadlines.requestEnds()
    deadlines.answerBegins(at: 110)
    deadlines.answerEnds(at: 111)
    #expect(deadlines.deadline == nil)
    #expect(!deadlines.isIdle)
    deadlines.answerBegins(at: 112)
    #expect(deadlines.deadline == 232)
    deadlines.answerEnds(at: 113)
    #expect(deadlines.isIdle)
  }

  @Test mutating func theLastWordIsFollowedByAMoment() {
    deadlines.requestBegins(at: 101)
    deadlines.linger(at: 102)
    #expect(deadlines.deadline == 104)
    deadlines.requestBegins(at: 103)
    #expect(deadlines.expiry(at: 104) == .close)
  }
}
