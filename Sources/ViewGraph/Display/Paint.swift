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
  /// A picture again and again.
  case tiles(ImageTiles)
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

extension Paint {
  /// True for what is one colour everywhere.
  package var isPlain: Bool {
    switch self {
    case .color, .hierarchical, .tint, .background, .material: true
    case .opacity(let paint, _): paint.isPlain
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .tiles: false
    }
  }

  /// The paint where the foreground is known: levels are parts of it.
  package func over(_ foreground: Paint) -> Paint {
    switch (self, foreground) {
    case (.hierarchical(...0), _): foreground
    case (.hierarchical(let level), .hierarchical(let outer)): .hierarchical(level + max(0, outer))
    case (.hierarchical(let level), _): .opacity(foreground, [0.5, 0.25, 0.2][min(level, 3) - 1])
    case (.opacity(let paint, let opacity), _): .opacity(paint.over(foreground), opacity)
    default: self
    }
  }

  /// True for the foreground at any level.
  package var isHierarchical: Bool {
    if case .hierarchical = self { true } else { false }
  }
}
