/// A small compressor (RFC 1950, 1951): one block with fixed codes, repetitions found by a table of the last places.
///
/// It is meant for drawings with large flat areas, which it makes about fifty times smaller.
struct Deflate {
  private var output: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// The bytes in a zlib wrapper.
  static func zlib(_ input: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.compress(input)
    let check = Checksum.adler32(input)
    return [0x78, 0x01] + deflate.output + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> $0) }
  }

  private mutating func compress(_ input: [UInt8]) {
    put(0b011, 3)
    var places = [Int](repeating: -1, count: 1 << 12)
    input.withUnsafeBufferPointer { buffer in
      guard let input = buffer.baseAddress else { return }
      var position = 0
      while position < buffer.count {
        let match = Self.match(input, buffer.count, position, &places)
        if match.length >= 4 {
          put(length: match.length, distance: match.distance)
          position += match.length
        } else {
          put(symbol: Int(input[position]))
          position += 1
        }
      }
    }
    put(symbol: 256)
    put(0, (8 - pendingCount % 8) % 8)
  }

  /// The longest repetition at a place, given where its first four bytes were seen last.
  private static func match(
    _ input: UnsafePointer<UInt8>, _ count: Int, _ position: Int, _ places: inout [Int]
  ) -> (length: Int, distance: Int) {
    guard position + 4 <= count else { return (0, 0) }
    var hash: UInt32 = 0
    var offset = 0
    while offset < 4 {
      hash = hash &* 2_654_435 &+ UInt32(input[position + offset])
      offset += 1
    }
    let slot = Int((hash &* 2_654_435_761) >> 20)
    let before = places[slot]
    places[slot] = position
    guard before >= 0, position - before <= 32768 else { return (0, 0) }
    let limit = min(258, count - position)
    var length = 0
    while length < limit, input[before + length] == input[position + length] { length += 1 }
    return (length, position - before)
  }

  // MARK: Codes

  private mutating func put(length: Int, distance: Int) {
    let lengthCode = Self.code(of: length, in: Self.lengths)
    put(symbol: 257 + lengthCode.index)
    put(UInt64(lengthCode.rest), lengthCode.bits)
    let distanceCode = Self.code(of: distance, in: Self.distances)
    putReversed(distanceCode.index, 5)
    put(UInt64(distanceCode.rest), distanceCode.bits)
  }

  private mutating func put(symbol: Int) {
    switch symbol {
    case ..<144: putReversed(0x30 + symbol, 8)
    case ..<256: putReversed(0x190 + symbol - 144, 9)
    case ..<280: putReversed(symbol - 256, 7)
    default: putReversed(0xC0 + symbol - 280, 8)
    }
  }

  /// Codes are written with their first bit first, unlike numbers.
  private mutating func putReversed(_ code: Int, _ count: Int) {
    var reversed: UInt64 = 0
    var bit = 0
    while bit < count {
      reversed = reversed << 1 | UInt64(code >> bit & 1)
      bit += 1
    }
    put(reversed, count)
  }

  private mutating func put(_ bits: UInt64, _ count: Int) {
    pending |= bits << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  private typealias Step = (base: Int, bits: Int)

  private static func code(of value: Int, in steps: [Step]) -> (index: Int, rest: Int, bits: Int) {
    let index = (steps.firstIndex { $0.base > value } ?? steps.count) - 1
    return (index, value - steps[index].base, steps[index].bits)
  }

  /// The lengths 3 to 258 in 29 steps; the last one stands alone.
  private static let lengths: [Step] = {
    var steps: [Step] = []
    var base = 3
    for index in 0..<28 {
      let bits = index < 8 ? 0 : index / 4 - 1
      steps.append((base, bits))
      base += 1 << bits
    }
    return steps + [(258, 0)]
  }()

  /// The distances 1 to 32768 in 30 steps.
  private static let distances: [Step] = {
    var steps: [Step] = []
    var base = 1
    for index in 0..<30 {
      let bits = index < 4 ? 0 : index / 2 - 1
      steps.append((base, bits))
      base += 1 << bits
    }
    return steps
  }()
}
