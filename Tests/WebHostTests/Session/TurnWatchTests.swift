import Testing

@testable import WebHost

@MainActor
struct TurnWatchTests {
  private let memory = UnsafeMutableRawPointer.allocate(byteCount: TurnNote.size, alignment: 8)

  @Test func aNoteSaysWhatIsUnderWayAndWhatWasLast() {
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: TurnNote.size)
    let note = TurnNote(memory)
    #expect(note.content == nil)
    let page = SessionID()
    let time = ManualTime()
    let metrics = Metrics()
    let watch = TurnWatch(
      page: page, origin: Array(0..<16), metrics: metrics, note: note, log: SlowTurnLog(), now: time.source.now)
    let seen = watch.run("press", on: "/movies/311") {
      time.advance(by: 0.5)
      return note.content
    }
    #expect(seen?.page == page)
    #expect(seen?.origin == Array(0..<16))
    #expect(seen?.text == "press on /movies/311")
    #expect(seen?.isUnderWay == true)
    #expect(note.content?.isUnderWay == false)
    #expect(metrics.value(of: .turns) == 1)
    #expect(metrics.value(of: .turnMicroseconds) == 500_000)
    watch.run("press", on: String(repeating: "é", count: 400)) {}
    #expect(note.content?.text.hasPrefix("press on éé") == true)
    note.clear()
    #expect(note.content == nil)
  }

  @Test func slowTurnsAreToldNowAndThen() {
    let log = SlowTurnLog()
    #expect(log.isDue(at: 0) == 0)
    #expect(log.isDue(at: 1) == nil)
    #expect(log.isDue(at: 9.9) == nil)
    #expect(log.isDue(at: 10) == 2)
    #expect(log.isDue(at: 25) == 0)
  }
}
