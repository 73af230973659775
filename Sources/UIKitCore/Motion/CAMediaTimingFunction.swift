import Foundation

/// How the speed of a movement changes: a curve between the corners of a square.
@MainActor @preconcurrency
open class CAMediaTimingFunction: NSObject {
  /// The curve's two points.
  package let points: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// A curve by its name.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: points = (0, 0, 1, 1)
    case .easeIn: points = (0.42, 0, 1, 1)
    case .easeOut: points = (0, 0, 0.58, 1)
    case .easeInEaseOut: points = (0.42, 0, 0.58, 1)
    default: points = (0.25, 0.1, 0.25, 1)
    }
  }

  /// A curve by its two points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is seen before a movement begins and when it is over.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
