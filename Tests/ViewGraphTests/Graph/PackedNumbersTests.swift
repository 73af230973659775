import Testing

@testable import ViewGraph

struct PackedNumbersTests {
  @Test func whatWasWrittenIsRead() {
    let numbers: [UInt32] = [0, 1, 127, 128, 16_383, 16_384, 5, .max, 0, .max - 1, 1 << 31, (1 << 31) - 1]
    var packed = PackedNumbers()
    for number in numbers {
      packed.append(word: UInt16(truncatingIfNeeded: number))
      packed.append(number)
      packed.append(near: number)
    }
    packed.shrink()
    for number in numbers {
      #expect(packed.peekWord() == UInt16(truncatingIfNeeded: number))
      packed.skipWord()
      #expect(packed.next() == number)
      #expect(packed.nextNear() == number)
    }
    #expect(packed.isAtEnd)
  }

  @Test func neighboursTakeOneByte() {
    var packed = PackedNumbers()
    packed.append(near: 1_000_000)
    let first = packed.count
    for number in [1_000_001, 1_000_003, 1_000_002, 1_000_050] as [UInt32] { packed.append(near: number) }
    #expect(packed.count == first + 4)
  }
}
