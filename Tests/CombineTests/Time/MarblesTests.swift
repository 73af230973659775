import Combine
import CombineTesting
import Foundation
import Testing

@Suite struct MarblesTests {
  @Test func aLineReadsAsItIsWritten() {
    #expect(("a-(bc)-|" as Marbles).description == "a-(bc)-|")
    #expect("a - b --" as Marbles == "a-b")
    #expect("a-b" as Marbles != "ab")
  }

  @Test func debounceInMarbles() {
    #expect(Marbles.run("ab--c---|") { $0.debounce(for: 2, scheduler: $1) } == "---b--c-|")
  }

  @Test func throttleInMarbles() {
    #expect(Marbles.run("abcdefgh|") { $0.throttle(for: 3, scheduler: $1, latest: true) } == "a--c--f--(h|)")
  }

  @Test func delayInMarbles() {
    #expect(Marbles.run("a-(bc)|") { $0.delay(for: 3, scheduler: $1) } == "---a-(bc)|")
    #expect(Marbles.run("a-#") { $0.delay(for: 1, scheduler: $1) } == "-a-#")
  }

  @Test func timeoutInMarbles() {
    #expect(Marbles.run("a-b-----c") { $0.timeout(3, scheduler: $1) } == "a-b--|")
    #expect(Marbles.run("a------") { $0.timeout(3, scheduler: $1, customError: { .init() }) } == "a--#")
  }
}

@Suite struct NotificationOverloadTests {
  @Test func namesWithALeadingDotStayUnambiguous() {
    let center = NotificationCenter()
    let subscriber = RecordingSubscriber<Notification, Never>().closedAtEnd()
    center.publisher(for: .marblesChanged).subscribe(subscriber)
    center.post(name: .marblesChanged, object: nil)
    #expect(subscriber.values.count == 1)
  }
}

extension Notification.Name {
  fileprivate static let marblesChanged = Notification.Name("marbles changed")
}
