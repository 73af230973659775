import Foundation

/// Whole numbers between two bounds, each as likely as the others.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The smallest number.
  public let lowestValue: Int
  /// The largest number.
  public let highestValue: Int
  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  let source: any GKRandom

  /// Makes a distribution of a source.
  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    precondition(lowestInclusive <= highestInclusive, "lowestValue must not be above highestValue")
    self.source = source
    lowestValue = lowestInclusive
    highestValue = highestInclusive
  }

  /// Makes a distribution.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Makes a die; its numbers begin with 1.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// A die of six sides.
  open class func d6() -> Self { make(6) }
  /// A die of twenty sides.
  open class func d20() -> Self { make(20) }

  private class func make(_ sides: Int) -> Self {
    unsafeDowncast(dice(sides), to: Self.self)
  }

  class func dice(_ sides: Int) -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: sides) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// The next number below a bound, which is not larger than the largest number.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    for _ in 0..<1000 {
      let number = nextInt()
      if number < upperBound { return number }
    }
    return lowestValue
  }

  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(highestValue - lowestValue) : 0
  }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Whole numbers between two bounds, those in the middle more likely than others.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The number in the middle.
  public let mean: Float
  /// How far from the middle numbers are; two thirds are nearer.
  public let deviation: Float

  /// Makes a distribution with the middle between two bounds, which are three deviations away.
  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
    deviation = (Float(highestInclusive) - Float(lowestInclusive)) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Makes a distribution about a middle, with bounds three deviations away.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
      highestValue: Int((mean + 3 * deviation).rounded(.down)))
  }

  override class func dice(_ sides: Int) -> GKRandomDistribution { GKGaussianDistribution(forDieWithSideCount: sides) }

  open override func nextInt() -> Int {
    let radius = (-2 * log(max(Double(source.nextUniform()), 1e-12))).squareRoot()
    let number = Double(mean) + Double(deviation) * radius * cos(2 * .pi * Double(source.nextUniform()))
    return min(max(Int(number.rounded()), lowestValue), highestValue)
  }
}

/// Whole numbers between two bounds, of which each comes once before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []
  private var last: Int?

  override class func dice(_ sides: Int) -> GKRandomDistribution { GKShuffledDistribution(forDieWithSideCount: sides) }

  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    var place = source.nextInt(upperBound: rest.count)
    // A number does not follow itself where one round ends and the next begins.
    if rest[place] == last, rest.count > 1 { place = (place + 1) % rest.count }
    let number = rest.remove(at: place)
    last = number
    return number
  }
}
