/// Colours at the points of a grid, row by row.
public struct MeshContent: Equatable, Sendable {
  /// Points in a row, at least two.
  public var width: Int
  /// Rows of points, at least two.
  public var height: Int
  /// From (0, 0), the top leading corner, to (1, 1).
  public var points: [SIMD2<Float>]
  public var colors: [Color.Resolved]
  /// What is seen where the grid does not reach.
  public var background: Color.Resolved
  /// True where colours change slowly at the points.
  public var smoothsColors: Bool
}
