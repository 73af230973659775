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

  /// True where the first angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
  /// The angle so many times.
  public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
  /// The angle so many times.
  public static func * (left: Double, right: Angle) -> Angle { right * left }
  /// A fraction of the angle.
  public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  /// Takes an angle away.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  /// Multiplies the angle.
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  /// Divides the angle.
  public static func /= (left: inout Angle, right: Double) { left = left / right }
  /// The angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: Animatable {
  /// The numbers that describe the value.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
