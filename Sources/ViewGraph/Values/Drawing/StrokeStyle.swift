import Foundation

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty is a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins.
  public var dashPhase: CGFloat

  /// Makes a style: a solid line of one point by default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The width, the limit of corners and the phase of dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// The ends of a line.
@frozen public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The corners of a line.
@frozen public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
