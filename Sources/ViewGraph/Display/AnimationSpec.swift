import Foundation

/// How a change moves, resolved to what every renderer knows.
public struct AnimationSpec: Hashable, Sendable {
  /// Two control points of a cubic Bézier curve from (0, 0) to (1, 1).
  public struct Curve: Hashable, Sendable {
    public var x1, y1, x2, y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }
  }

  /// Seconds.
  public var duration: Double
  /// Seconds before it begins.
  public var delay: Double
  public var curve: Curve
  /// How often it runs; `.infinity` is for ever.
  public var repeatCount: Double
  public var autoreverses: Bool
  /// How far it has come at equal parts of the duration, the first and the last included, in thousandths: what moves by a
  /// screen is then right to a point. Five at least; empty where the curve says it.
  public var samples: [Double] = []

  public init(
    duration: Double, delay: Double = 0, curve: Curve, repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }
}

/// How a view comes and goes.
public struct TransitionSpec: Hashable, Sendable {
  /// The state outside the screen, as changes from the normal look.
  public struct Phase: Hashable, Sendable {
    public var opacity: Double
    public var scale: Double
    /// The point that stays where it is while the view is scaled.
    public var anchor = UnitPoint.center
    /// Points.
    public var x, y: Double
    /// The edge from which it moves by its own size, nil for none.
    public var edge: Edge?
    public var rotation = Angle.zero
    /// Points.
    public var blur = 0.0
    public var animation: AnimationSpec?
    /// What the animation goes with, the nearest first: it plays with the changes of their values, and with no others.
    /// Empty for one that always plays.
    package var scopes: [ObjectIdentifier] = []

    public init(opacity: Double = 1, scale: Double = 1, x: Double = 0, y: Double = 0, edge: Edge? = nil) {
      self.opacity = opacity
      self.scale = scale
      self.x = x
      self.y = y
      self.edge = edge
    }
  }

  public var insertion: Phase
  public var removal: Phase

  public init(insertion: Phase, removal: Phase) {
    self.insertion = insertion
    self.removal = removal
  }
}
