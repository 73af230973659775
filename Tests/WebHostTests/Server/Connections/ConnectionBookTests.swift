import Testing
import WebHost

struct ConnectionBookTests {
  private var book = ConnectionBook(limits: ConnectionLimits(total: 4, perAddress: 2))

  private mutating func enter(_ id: UInt64, _ address: String, isLimited: Bool = true) -> ConnectionBook.Verdict {
    book.enter(id, address: address, isLimited: isLimited)
  }

  @Test mutating func whoHasBeenIdleForTheLongestMakesRoom() {
    for id: UInt64 in 1...4 { #expect(enter(id, "a", isLimited: false) == .welcome) }
    book.becomesBusy(1)
    #expect(enter(5, "b") == .welcomeInsteadOf(2))
    book.becomesIdle(1)
    #expect(enter(6, "c") == .welcomeInsteadOf(3))
    #expect(enter(7, "c") == .welcomeInsteadOf(4))
    #expect(enter(8, "d") == .welcomeInsteadOf(5), "1 was busy in between")
    #expect(enter(9, "d") == .welcomeInsteadOf(1))
    #expect(book.count == 4)
  }

  @Test mutating func nobodyIsSentAwayWhoIsBeingAnswered() {
    for id: UInt64 in 1...4 {
      _ = enter(id, "a", isLimited: false)
      book.becomesBusy(id)
    }
    #expect(enter(5, "b") == .refused)
    book.leave(2)
    #expect(enter(6, "b") == .welcome)
    #expect(book.count == 4)
  }

  @Test mutating func anAddressMakesRoomForItself() {
    _ = enter(1, "a")
    _ = enter(2, "b")
    _ = enter(3, "b")
    #expect(enter(4, "b") == .welcomeInsteadOf(2), "not 1, which is another's")
    book.becomesBusy(3)
    book.becomesBusy(4)
    #expect(enter(5, "b") == .refused)
    #expect(enter(5, "b", isLimited: false) == .welcome)
    #expect(enter(6, "c") == .welcomeInsteadOf(1), "4 in all, of which 1 is idle")
  }

  @Test mutating func whoHasLeftIsForgotten() {
    for round: UInt64 in 0..<1000 {
      for id in 1...4 { #expect(enter(round * 4 + UInt64(id), "\(round)", isLimited: id < 3) == .welcome) }
      for id in 1...4 { book.leave(round * 4 + UInt64(id)) }
    }
    #expect(book.count == 0)
    #expect(book.shed(10) == [])
  }

  @Test mutating func someCanBeSentAwayAtOnce() {
    for id: UInt64 in 1...4 { _ = enter(id, "a", isLimited: false) }
    book.becomesBusy(2)
    #expect(book.shed(2) == [1, 3])
    #expect(book.shed(5) == [4])
    #expect(book.count == 1)
    book.leave(1)
    #expect(book.count == 1)
  }

  @Test func theLimitsFollowTheDescriptors() {
    var limits = WebHostConfiguration.Limits()
    #expect(ConnectionLimits(limits, descriptors: 256) == ConnectionLimits(total: 192, perAddress: 48))
    #expect(ConnectionLimits(limits, descriptors: 1024) == ConnectionLimits(total: 768, perAddress: 192))
    #expect(ConnectionLimits(limits, descriptors: 1_048_576) == ConnectionLimits(total: 20_000, perAddress: 1_000))
    #expect(ConnectionLimits(limits, descriptors: 20) == ConnectionLimits(total: 8, perAddress: 32))
    limits.connections = 50
    limits.connectionsPerAddress = 7
    #expect(ConnectionLimits(limits, descriptors: 1024) == ConnectionLimits(total: 50, perAddress: 7))
  }
}
