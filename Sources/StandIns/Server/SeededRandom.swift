/// A small generator of pseudo-random numbers (SplitMix64): the same seed gives the same numbers on every machine.
struct SeededRandom: Sendable {
  private var state: UInt64

  init(_ seed: UInt64, _ stream: UInt64 = 0) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ (stream &+ 0xD1B5_4A32_D192_ED03) &* 0xBF58_476D_1CE4_E5B9
    _ = next()
  }

  /// A generator that belongs to a text, such as the name of a picture.
  init(_ seed: UInt64, text: String) {
    self.init(seed, Self.hash(text))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, the bound.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Double) -> Bool {
    Double(next() >> 11) / Double(1 << 53) * 100 < percent
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[below(choices.count)]
  }

  /// FNV-1a: stable between runs, unlike the standard library's hashes.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
