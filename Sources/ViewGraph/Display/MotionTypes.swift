import Foundation

/// A movement of a symbol.
public struct SymbolEffectContent: Equatable, Sendable {
  /// pulse, bounce, scaleUp, scaleDown, variableColor, rotate, breathe, wiggle, appear, disappear
  public var name: String
  /// True for a movement that goes on.
  public var repeats: Bool
  /// A count that changes whenever a movement that ends is to begin; 0 before the first time.
  public var serial: Int
  /// How many times as fast as usual it is.
  public var speed: Double

  /// No movement, whatever lies around.
  public static let none = SymbolEffectContent(name: "none", repeats: false)

  public init(name: String, repeats: Bool, serial: Int = 0, speed: Double = 1) {
    self.name = name
    self.repeats = repeats
    self.serial = serial
    self.speed = speed
  }
}

/// A size that is a part of the nearest container's: a scroll view, or the page.
public struct ContainerFrame: Equatable, Sendable {
  public var axes: Axis.Set
  /// The number of parts, of which it takes `span`, with `spacing` points between them.
  public var count: Int
  public var span: Int
  public var spacing: CGFloat
  /// Along each axis, what the program makes of the container's length, in place of parts.
  public var horizontal, vertical: ContainerLength?
  public var alignment: Alignment

  public init(axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0, alignment: Alignment = .center) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A length that follows that of a container: a part of it and some points, up to a limit.
public struct ContainerLength: Equatable, Sendable {
  public var part: CGFloat
  public var points: CGFloat
  public var limit: CGFloat?

  /// Finds out how a function's results follow lengths: evenly between 320 and 400 points, and no further than what it makes of
  /// 10,000. Other functions are not told apart from such.
  public init(_ length: (CGFloat) -> CGFloat) {
    let (low, high, most) = (length(320), length(400), length(10_000))
    part = (high - low) / 80
    points = low - part * 320
    limit = most < part * 10_000 + points - 0.5 ? most : nil
  }
}
