import Foundation

/// A type whose values can be moved between, by numbers that describe them.
/// - Partly: a view or modifier is made ten times a second; the browser moves evenly in between.
public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The numbers that describe the value.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The numbers that describe the value.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// Numbers that can be added and multiplied.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)
  /// The product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector with each component multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the vector a part of the way to another one: 0 stays, 1 is there.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The vector a part of the way to another one: 0 is here, 1 there.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

/// The numbers of a type that has none.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  /// The vector that adds nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Adds a vector.
  public static func += (left: inout EmptyAnimatableData, right: EmptyAnimatableData) {}
  /// Takes a vector away.
  public static func -= (left: inout EmptyAnimatableData, right: EmptyAnimatableData) {}
  /// The sum.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// The difference.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// Multiplies the components by a number.
  public mutating func scale(by rhs: Double) {}
  /// The product of the vector with itself.
  public var magnitudeSquared: Double { 0 }
}

/// Two vectors as one.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  /// The second vector.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The vector that adds nothing.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The sum.
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  /// The difference.
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  /// Multiplies the components by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The product of the vector with itself.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
  /// Multiplies the components by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The product of the vector with itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the components by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The product of the vector with itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the components by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The product of the vector with itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  /// The numbers that describe the value.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The numbers that describe the value.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The numbers that describe the value.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
