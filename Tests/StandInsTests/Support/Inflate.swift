/// Unpacks one block with fixed codes (RFC 1951), bit by bit: a check of the compressor by other means.
struct Inflate {
  private let input: [UInt8]
  private var place = 0

  /// The contents of a zlib wrapper; nil when it is broken.
  static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 6, bytes[0] == 0x78 else { return nil }
    var inflate = Inflate(input: Array(bytes[2..<(bytes.count - 4)]))
    return inflate.block()
  }

  private init(input: [UInt8]) {
    self.input = input
  }

  private mutating func block() -> [UInt8]? {
    guard bits(3) == 0b011 else { return nil }
    var output: [UInt8] = []
    while place < input.count * 8 {
      let symbol = symbol()
      switch symbol {
      case ..<256: output.append(UInt8(symbol))
      case 256: return output
      default:
        let length = length(symbol - 257)
        let distance = distance(code(5))
        guard distance <= output.count else { return nil }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
    return nil
  }

  private mutating func symbol() -> Int {
    let seven = code(7)
    if seven < 24 { return 256 + seven }
    let eight = seven << 1 | bits(1)
    if eight < 0xC0 { return eight - 0x30 }
    if eight < 0xC8 { return 280 + eight - 0xC0 }
    return (eight << 1 | bits(1)) - 0x190 + 144
  }

  private mutating func length(_ index: Int) -> Int {
    if index == 28 { return 258 }
    if index < 8 { return 3 + index }
    let extra = index / 4 - 1
    return 3 + (4 + index % 4) << extra + bits(extra)
  }

  private mutating func distance(_ index: Int) -> Int {
    if index < 4 { return 1 + index }
    let extra = index / 2 - 1
    return 1 + (2 + index % 2) << extra + bits(extra)
  }

  /// Bits of a code, first bit first.
  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, _ in value << 1 | bits(1) }
  }

  /// Bits of a number, lowest bit first.
  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for bit in 0..<count where place / 8 < input.count {
      value |= Int(input[place / 8] >> (place % 8) & 1) << bit
      place += 1
    }
    return value
  }
}
