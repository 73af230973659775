/// Numbers in as few bytes as they need, written in a row and read in the same order.
///
/// A number has seven bits to a byte, the lowest first, as LEB128 has them (DWARF 5, section 7.6); one that is near the
/// one before is its distance from that, with the sign in the lowest bit.
struct PackedNumbers {
  private var bytes: [UInt8] = []
  private var lastWritten: UInt32 = 0
  private var lastRead: UInt32 = 0
  /// Where the next number is read.
  private(set) var position = 0

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// True where all has been read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func append(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number as its distance from the one that was appended last in this way.
  mutating func append(near number: UInt32) {
    let distance = Int32(bitPattern: number &- lastWritten)
    append(UInt32(bitPattern: distance << 1 ^ distance >> 31))
    lastWritten = number
  }

  /// Appends two bytes as they are.
  mutating func append(word: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: word))
    bytes.append(UInt8(word >> 8))
  }

  mutating func next() -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let byte = bytes[position]
      position += 1
      result |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }

  mutating func nextNear() -> UInt32 {
    let code = next()
    lastRead &+= code >> 1 ^ (0 &- (code & 1))
    return lastRead
  }

  /// The same, of which nothing has been read.
  var fromTheStart: PackedNumbers {
    var copy = self
    copy.position = 0
    copy.lastRead = 0
    return copy
  }

  /// The two bytes that come next.
  func peekWord() -> UInt16 { UInt16(bytes[position]) | UInt16(bytes[position + 1]) << 8 }

  mutating func skipWord() { position += 2 }

  /// Gives back the room for more.
  mutating func shrink() {
    bytes = bytes.withUnsafeBufferPointer { Array($0) }
  }
}
