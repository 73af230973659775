/// An angle, in degrees or radians.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Makes an angle of zero.
  public init() {
    radians = 0
  }

  /// Makes an angle of so many radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle of so many degrees.
  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// No angle.
  public static let zero = Angle()

  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  public static func * (left: Double, right: Angle) -> Angle { right * left }
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  public static func /= (left: inout Angle, right: Double) { left = left / right }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
