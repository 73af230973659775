import Foundation

/// Colours at the points of a grid that may be bent, and what lies between them.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A point of the grid, with the ends of the curves that meet there.
  @frozen public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the grid are, row by row; (0, 0) is the top leading corner and (1, 1) the opposite one.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    /// The lines between the points are drawn straight.
    case bezierPoints([BezierPoint])
  }

  /// The colours at the points, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Points in a row.
  public var width: Int
  /// Rows of points.
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// What is seen where the grid does not reach.
  public var background: Color
  /// True where colours change slowly at the points.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  /// Makes a gradient of a grid of `width` times `height` points. Where there are fewer points or colours than that, the
  /// background is painted alone.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a gradient of points and colours, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// What the style paints.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    let points: [SIMD2<Float>] =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let resolved: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    guard width > 1, height > 1, width <= 64, height <= 64, points.count >= width * height,
      resolved.count >= width * height
    else { return .color(background) }
    return .mesh(
      MeshContent(
        width: width, height: height, points: points, colors: resolved, background: background.resolve(in: environment),
        smoothsColors: smoothsColors))
  }
}

extension MeshGradient: View, PaintedView {}
