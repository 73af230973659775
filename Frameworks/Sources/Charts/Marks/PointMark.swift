import SwiftUI

/// A symbol at a value.
nonisolated public struct PointMark: _PlainChartContent {
  private var mark = _ChartMark(.point)

  /// The symbol.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// A symbol at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(value: y.field)
  }

  /// A symbol at a value of x, so many points below the top of the plot, or in its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(startPoints: y)
  }

  /// A symbol at a value of y, so many points from the plot's leading edge, or in its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = _ChartMark.Span(startPoints: x)
    mark.y = _ChartMark.Span(value: y.field)
  }
}

/// A part of a circle.
nonisolated public struct SectorMark: _PlainChartContent {
  private var mark = _ChartMark(.sector)

  /// The sector.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// A part of a circle as large as its value is of the sum of all; from the top on, as clocks go.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark.angle = angle.field
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset
  }
}
