import Testing

@testable import Fetch

struct EventStreamMachineTests {
  private typealias Machine = EventStreamMachine

  private let head = Machine.Input.head(status: 200, contentType: "text/event-stream; charset=utf-8", retryAfter: nil)

  private func machine() -> Machine {
    var machine = Machine(ReconnectPolicy(baseDelay: 1, maximumDelay: 8))
    _ = machine.start()
    return machine
  }

  @Test func readsForAsLongAsItIsToldTo() {
    var machine = Machine(ReconnectPolicy())
    #expect(machine.start() == .connect)
    #expect(machine.next(after: head, random: 1) == .read)
    #expect(machine.next(after: .event(.goOn), random: 1) == .read)
    #expect(machine.next(after: .event(.stop(nil)), random: 1) == .close)
    #expect(machine.next(after: .ended(nil), random: 1) == .stop(nil))
    #expect(machine.next(after: .pauseOver, random: 1) == .stop(nil))
  }

  @Test func pausesGrowToALimitAndBeginAnewAfterAnEvent() {
    var machine = machine()
    var pauses: [Machine.Step] = []
    for _ in 0..<6 {
      pauses.append(machine.next(after: .ended(.timedOut), random: 1))
      #expect(machine.next(after: .pauseOver, random: 1) == .connect)
    }
    #expect(pauses == [1, 2, 4, 8, 8, 8].map { .pause($0) })
    _ = machine.next(after: head, random: 1)
    _ = machine.next(after: .event(.goOn), random: 1)
    #expect(machine.next(after: .ended(nil), random: 1) == .pause(1))
  }

  @Test func jitterSpreadsPausesOverTheirUpperHalf() {
    var one = machine()
    var other = machine()
    #expect(one.next(after: .ended(nil), random: 0) == .pause(0.5))
    #expect(other.next(after: .ended(nil), random: 0.5) == .pause(0.75))
  }

  @Test(arguments: [401, 408, 425, 429, 500, 503])
  func passingStatusesAreTriedAgain(_ status: Int) {
    var machine = machine()
    #expect(machine.next(after: .head(status: status, contentType: nil, retryAfter: nil), random: 1) == .close)
    #expect(machine.next(after: .ended(nil), random: 1) == .pause(1))
  }

  @Test(arguments: [204, 400, 403, 404, 410])
  func finalStatusesEndIt(_ status: Int) {
    var machine = machine()
    #expect(machine.next(after: .head(status: status, contentType: nil, retryAfter: nil), random: 1) == .close)
    #expect(
      machine.next(after: .ended(nil), random: 1)
        == .stop(.response(status: status, message: nil, retryAfter: nil)))
  }

  @Test func anAnswerThatIsNoStreamEndsIt() {
    var machine = machine()
    #expect(machine.next(after: .head(status: 200, contentType: "text/html", retryAfter: nil), random: 1) == .close)
    guard case .stop(.some) = machine.next(after: .ended(nil), random: 1) else {
      Issue.record("it goes on")
      return
    }
  }

  @Test func retryAfterIsObeyedUpToTheLongestPause() {
    var machine = machine()
    _ = machine.next(after: .head(status: 503, contentType: nil, retryAfter: 5), random: 1)
    #expect(machine.next(after: .ended(nil), random: 1) == .pause(5))
    _ = machine.next(after: .pauseOver, random: 1)
    _ = machine.next(after: .head(status: 503, contentType: nil, retryAfter: 500), random: 1)
    #expect(machine.next(after: .ended(nil), random: 1) == .pause(8))
  }

  @Test func whatIsCancelledDoesNotComeBack() {
    var machine = machine()
    _ = machine.next(after: head, random: 1)
    #expect(machine.next(after: .ended(.cancelled), random: 1) == .stop(.cancelled))
  }

  @Test func aReaderMayAskForANewConnectionOrGiveUpWithAReason() {
    var machine = machine()
    _ = machine.next(after: head, random: 1)
    #expect(machine.next(after: .event(.reconnect), random: 1) == .close)
    #expect(machine.next(after: .ended(nil), random: 1) == .pause(1))
    _ = machine.next(after: .pauseOver, random: 1)
    _ = machine.next(after: head, random: 1)
    #expect(machine.next(after: .event(.stop(.timedOut)), random: 1) == .close)
    #expect(machine.next(after: .ended(nil), random: 1) == .stop(.timedOut))
  }
}
