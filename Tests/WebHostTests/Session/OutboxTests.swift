import Testing
import WebHost

struct OutboxTests {
  @Test func theBaseIsTheLastStateSent() {
    var outbox = Outbox("page")
    #expect(outbox.base == "page")
    #expect(outbox.send("a", size: 1) == 1)
    #expect(outbox.send("b", size: 1) == 2)
    #expect(outbox.base == "b")
  }

  @Test func theWindowClosesByMessagesAndOpensByAcknowledgements() {
    var outbox = Outbox(0, maxMessages: 2)
    _ = outbox.send(1, size: 1)
    #expect(outbox.isOpen)
    _ = outbox.send(2, size: 1)
    #expect(!outbox.isOpen)
    #expect(outbox.acknowledge(1) == true)
    #expect(outbox.isOpen)
  }

  @Test func theWindowClosesByBytesButOneMessageMayAlwaysGo() {
    var outbox = Outbox(0, maxBytes: 100)
    #expect(outbox.isOpen)
    _ = outbox.send(1, size: 5000)
    #expect(!outbox.isOpen)
    #expect(outbox.acknowledge(1) == true)
    #expect(outbox.isOpen)
  }

  @Test func anAcknowledgementCoversAllBefore() {
    var outbox = Outbox(0, maxMessages: 3)
    for number in 1...3 { _ = outbox.send(number, size: 1) }
    #expect(outbox.acknowledge(3) == true)
    #expect(outbox.acknowledge(2) == false, "2 is behind us")
    #expect(outbox.base == 3)
  }

  @Test func whatWasNeverSentCannotBeAcknowledged() {
    var outbox = Outbox(0)
    #expect(outbox.acknowledge(7) == false)
    #expect(outbox.revision == 0)
  }

  @Test func aBrowserThatComesBackContinuesFromWhatItHas() {
    var outbox = Outbox("page")
    _ = outbox.send("a", size: 1)
    _ = outbox.send("b", size: 1)
    #expect(outbox.resume(at: 1) == true)
    #expect(outbox.base == "a", "b was lost on the way")
    #expect(outbox.send("c", size: 1) == 2)
  }

  @Test func aBrowserWithAnUnknownStateNeedsEverything() {
    var outbox = Outbox("page")
    _ = outbox.send("a", size: 1)
    #expect(outbox.acknowledge(1) == true)
    #expect(outbox.resume(at: 0) == false, "the page as it was served is not known any more")
    #expect(outbox.resume(at: 9) == false)
    #expect(outbox.send("b", size: 1) == 10, "numbers go on from the highest that the browser knows")
  }

  @Test func whatTheReaderChangedAmendsTheBase() {
    var outbox = Outbox("page")
    outbox.amend { $0 += "!" }
    #expect(outbox.base == "page!")
    _ = outbox.send("a", size: 1)
    outbox.amend { $0 += "?" }
    #expect(outbox.base == "a?")
    #expect(outbox.resume(at: 0) == true)
    #expect(outbox.base == "page!")
  }
}
