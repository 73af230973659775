import Foundation

/// Numbers by the way that is called ARC4: those of one seed come again in the same order.
/// - Partly: numbers of a seed are not those that Apple's platforms make of it.
open class GKARC4RandomSource: GKRandomSource {
  /// What the numbers are made of.
  open var seed: Data { didSet { begin() } }
  private var state: [UInt8] = []
  private var i: UInt8 = 0
  private var j: UInt8 = 0

  /// Makes a source with a seed that nobody can foresee.
  public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })) }
  /// Makes a source.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    begin()
  }

  /// Leaves out the first numbers, which tell of the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextBits() } }

  private func begin() {
    state = Array(0...255)
    (i, j) = (0, 0)
    let key = seed.isEmpty ? [0] : Array(seed)
    var other = 0
    for place in 0..<256 {
      other = (other + Int(state[place]) + Int(key[place % key.count])) & 255
      state.swapAt(place, other)
    }
  }

  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

  private func nextByte() -> UInt8 {
    i &+= 1
    j &+= state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }
}

/// Numbers by the simplest way there is: quick, and easy to foresee.
/// - Partly: numbers of a seed are not those that Apple's platforms make of it.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// What the numbers are made of.
  open var seed: UInt64 { didSet { state = Self.scrambled(seed) } }
  private var state: UInt64

  /// Makes a source with a seed that nobody can foresee.
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
  /// Makes a source.
  public init(seed: UInt64) {
    self.seed = seed
    state = Self.scrambled(seed)
    super.init()
  }

  private static func scrambled(_ seed: UInt64) -> UInt64 { (seed ^ 0x5_DEEC_E66D) & (1 << 48 - 1) }

  override func nextBits() -> UInt32 {
    state = (state &* 0x5_DEEC_E66D &+ 11) & (1 << 48 - 1)
    return UInt32(truncatingIfNeeded: state >> 16)
  }
}

/// Numbers by the way that is called the Mersenne Twister: slower, and it takes long until they come again.
/// - Partly: numbers of a seed are not those that Apple's platforms make of it.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// What the numbers are made of.
  open var seed: UInt64 { didSet { begin() } }
  private var state: [UInt64] = []
  private var place = 312

  /// Makes a source with a seed that nobody can foresee.
  public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
  /// Makes a source.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }

  private func begin() {
    state = [seed]
    place = 312
    while state.count < 312 {
      let last = state[state.count - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(state.count))
    }
  }

  /// The next 64 bits, as the authors of the way have them.
  func next() -> UInt64 {
    if place == 312 { twist() }
    var bits = state[place]
    place += 1
    bits ^= bits >> 29 & 0x5555_5555_5555_5555
    bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
    bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
    return bits ^ bits >> 43
  }

  private func twist() {
    for number in 0..<312 {
      let bits = state[number] & 0xFFFF_FFFF_8000_0000 | state[(number + 1) % 312] & 0x7FFF_FFFF
      state[number] = state[(number + 156) % 312] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
    }
    place = 0
  }

  override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: next() >> 32) }
}
