import SwiftUI

/// One mark of a chart, as a value.
public struct _ChartMark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// Where a mark lies along an axis.
  struct Span {
    /// The value, or the range that it is.
    var value: _PlotField?
    /// Both ends, where the program says them.
    var start: _PlotField?
    var end: _PlotField?
    /// Both ends in points of the plot.
    var startPoints: CGFloat?
    var endPoints: CGFloat?
    /// The length across the value.
    var length = MarkDimension.automatic

    /// True where the data say nothing.
    var isEmpty: Bool { value == nil && start == nil }
  }

  var kind: Kind
  var x = Span()
  var y = Span()
  var stacking = MarkStackingMethod.standard
  /// What tells lines apart.
  var series: _PlotField?
  /// Of a sector.
  var angle: _PlotField?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat?
  /// What marks are made of once the scale of x is known.
  var function: PlotFunction?
  var look = MarkLook()

  init(_ kind: Kind) { self.kind = kind }
}

/// How a mark looks.
struct MarkLook {
  /// A style, and whether it paints the same everywhere.
  struct Fill {
    var style: AnyShapeStyle
    var isPlain: Bool
  }

  enum Symbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
  }

  var fill: Fill?
  var fillBy: _PlotField?
  var symbol: Symbol?
  var symbolBy: _PlotField?
  /// Square points.
  var symbolArea: CGFloat?
  var symbolAreaBy: _PlotField?
  var line: StrokeStyle?
  var lineBy: _PlotField?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var offset = CGSize.zero
  var startOffset = CGSize.zero
  var positionBy: (field: _PlotField, axis: Axis?, span: MarkDimension)?
  var alignsStyles = false
  var zIndex = 0.0
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  /// Changes views as the program says: clips, masks and what is not known otherwise.
  var changes: [(AnyView) -> AnyView] = []
  var annotations: [MarkAnnotation] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden: Bool?
}

/// How long a mark is across its value.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Sendable, Equatable {
    case automatic
    case inset(CGFloat), fixed(CGFloat), ratio(CGFloat)
  }

  let kind: Kind

  /// As the data allow.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// As long as there is room, less so many points on each side.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
  /// So many points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(length)) }
  /// A part of the room that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }

  private init(kind: Kind) { self.kind = kind }
  /// So many points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// So many points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }
}

/// How marks at the same value lie.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  /// One on the other.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// One on the other, as parts of the whole.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// One on the other, around the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// All from the same line.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
