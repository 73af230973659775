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
  public var alignment: Alignment

  public init(axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0, alignment: Alignment = .center) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }
}
