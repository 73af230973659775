import Foundation

/// What a surface or a line is painted with.
public indirect enum Paint: Equatable, Sendable {
  case color(Color)
  case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
  case radialGradient(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angularGradient(Gradient, center: UnitPoint, start: Angle, end: Angle)
  /// Radii are fractions of the distance from the centre to the edges.
  case ellipticalGradient(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case mesh(MeshContent)
  /// The foreground at a level: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
  case hierarchical(Int)
  /// The tint of where it is used.
  case tint
  /// The background of the screen.
  case background
  /// Blurred glass: ultraThin, thin, regular, thick, ultraThick, bar.
  case material(String)
  case opacity(Paint, Double)
}
