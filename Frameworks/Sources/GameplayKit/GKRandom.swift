import Foundation

/// Something that gives numbers nobody can foresee.
public protocol GKRandom: AnyObject {
  /// The next whole number, of 32 bits.
  func nextInt() -> Int
  /// The next whole number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// The next number from 0 to 1.
  func nextUniform() -> Float
  /// The next answer of yes or no.
  func nextBool() -> Bool
}

/// A source of numbers nobody can foresee: the system's.
open class GKRandomSource: NSObject, GKRandom {
  /// Makes a source.
  public override init() { super.init() }

  /// The source that all share.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// The next 32 bits. Sources with ways of their own say them here.
  func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var bits = Bits(source: self)
    return Int.random(in: 0..<upperBound, using: &bits)
  }
  open func nextUniform() -> Float { Float(nextBits()) / Float(UInt32.max) }
  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// The same things in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var bits = Bits(source: self)
    return array.shuffled(using: &bits)
  }

  private struct Bits: RandomNumberGenerator {
    let source: GKRandomSource

    mutating func next() -> UInt64 { UInt64(source.nextBits()) << 32 | UInt64(source.nextBits()) }
  }
}

extension NSArray {
  /// The same things in another order.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }
  /// The same things in another order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
