import Foundation

/// A text as a square of dark and light fields, by ISO 18004: bytes, in the smallest version that has room.
struct QRCode {
  /// How much of the code may be lost.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// As the format information tells it.
    var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }

    private var row: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Bytes of correction in each block of a version.
    func correction(_ version: Int) -> Int { QRTables.correction[row][version - 1] }

    /// How many blocks a version has.
    func blocks(_ version: Int) -> Int { QRTables.blocks[row][version - 1] }
  }

  private(set) var version: Int
  private(set) var size: Int
  /// The dark fields, row by row.
  private(set) var isDark: [Bool]
  private var isFixed: [Bool]

  /// Makes the code of bytes; nil where no version has room for them.
  init?(_ data: Data, level: Level) {
    let fits = { (version: Int) in
      4 + (version < 10 ? 8 : 16) + data.count * 8 <= Self.capacity(version, level) * 8
    }
    guard let version = (1...40).first(where: fits) else { return nil }
    self.version = version
    size = version * 4 + 17
    isDark = Array(repeating: false, count: size * size)
    isFixed = isDark
    drawPatterns()
    place(Self.codewords(data, version, level))
    let masked = (0..<8).map { mask -> QRCode in
      var code = self
      code.apply(mask)
      code.drawFormat(level, mask)
      return code
    }
    self = masked.min { $0.penalty < $1.penalty } ?? self
  }

  subscript(x: Int, y: Int) -> Bool { isDark[y * size + x] }

  // MARK: - Bytes

  /// Fields that are not taken by patterns.
  private static func fields(_ version: Int) -> Int {
    var result = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      result -= (25 * count - 10) * count - 55
      if version >= 7 { result -= 36 }
    }
    return result
  }

  /// Bytes of data that a version has room for.
  private static func capacity(_ version: Int, _ level: Level) -> Int {
    fields(version) / 8 - level.correction(version) * level.blocks(version)
  }

  /// The bytes with what says how many they are, and with their correction, in the order in which they are drawn.
  private static func codewords(_ data: Data, _ version: Int, _ level: Level) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> place & 1 == 1) }
    }
    add(4, 4)
    add(data.count, version < 10 ? 8 : 16)
    for byte in data { add(Int(byte), 8) }
    let capacity = capacity(version, level) * 8
    add(0, min(4, capacity - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var filler = 0xEC
    while bits.count < capacity {
      add(filler, 8)
      filler ^= 0xEC ^ 0x11
    }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    return interleaved(bytes, version, level)
  }

  private static func interleaved(_ bytes: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
    let (count, correction, all) = (level.blocks(version), level.correction(version), fields(version) / 8)
    let (short, length) = (count - all % count, all / count)
    let divisor = ReedSolomon.divisor(correction)
    var start = 0
    let blocks = (0..<count).map { index -> (data: [UInt8], correction: [UInt8]) in
      let data = Array(bytes[start..<start + length - correction + (index < short ? 0 : 1)])
      start += data.count
      return (data, ReedSolomon.remainder(data, divisor))
    }
    let longest = blocks.map(\.data.count).max() ?? 0
    let data = (0..<longest).flatMap { place in
      blocks.compactMap { $0.data.indices.contains(place) ? $0.data[place] : nil }
    }
    return data + (0..<correction).flatMap { place in blocks.map { $0.correction[place] } }
  }

  // MARK: - Fields

  private mutating func set(_ x: Int, _ y: Int, _ dark: Bool) {
    isDark[y * size + x] = dark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for place in 0..<size {
      set(6, place, place.isMultiple(of: 2))
      set(place, 6, place.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = alignments
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let corner = [(0, 0), (0, places.count - 1), (places.count - 1, 0)].contains { $0 == (row, column) }
        if corner { continue }
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
      }
    }
    drawFormat(.low, 0)
    drawVersion()
  }

  private var alignments: [Int] {
    if version == 1 { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(_ level: Level, _ mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    let bit = { (place: Int) in bits >> place & 1 == 1 }
    for place in 0...5 { set(8, place, bit(place)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for place in 9..<15 { set(14 - place, 8, bit(place)) }
    for place in 0..<8 { set(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { set(8, size - 15 + place, bit(place)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let dark = bits >> place & 1 == 1
      set(size - 11 + place % 3, place / 3, dark)
      set(place / 3, size - 11 + place % 3, dark)
    }
  }

  /// Fills the free fields upwards and downwards, two columns at a time from the right.
  private mutating func place(_ bytes: [UInt8]) {
    var next = 0
    for column in stride(from: size - 1, through: 1, by: -2) {
      let right = column <= 6 ? column - 1 : column
      for step in 0..<size {
        for x in [right, right - 1] {
          let y = (right + 1) & 2 == 0 ? size - 1 - step : step
          if isFixed[y * size + x] || next >= bytes.count * 8 { continue }
          isDark[y * size + x] = bytes[next >> 3] >> (7 - next & 7) & 1 == 1
          next += 1
        }
      }
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let isTurned =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { isDark[y * size + x].toggle() }
      }
    }
  }

  /// How hard the code is to read: long runs, blocks, what looks like a corner, and more of one kind than of the other.
  private var penalty: Int {
    var sum = 0
    let lines = (0..<size).flatMap { line in
      [(0..<size).map { self[$0, line] }, (0..<size).map { self[line, $0] }]
    }
    let corner = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    for line in lines {
      var run = 0
      for place in line.indices {
        run = place > 0 && line[place] == line[place - 1] ? run + 1 : 1
        if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
      }
      for start in 0...(line.count - 11) {
        let part = Array(line[start..<start + 11])
        if part == corner + light || part == light + corner { sum += 40 }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 where self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1] {
        if self[x, y] == self[x + 1, y + 1] { sum += 3 }
      }
    }
    let dark = isDark.count { $0 }
    return sum + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }
}

/// Correction of bytes that are lost.
enum ReedSolomon {
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in 0..<degree {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for place in divisor.indices { result[place] ^= product(divisor[place], factor) }
    }
    return result
  }

  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for place in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      if other >> place & 1 == 1 { result ^= Int(one) }
    }
    return UInt8(result)
  }
}

/// Bytes of correction and blocks, by level and version.
enum QRTables {
  static let correction = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  static let blocks = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19,
      20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35,
      37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
