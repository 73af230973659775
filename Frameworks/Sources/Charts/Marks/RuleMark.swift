import SwiftUI

/// A straight line along an axis.
nonisolated public struct RuleMark: _PlainChartContent {
  private var mark = _ChartMark(.rule)

  /// The line.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// An upright line at a value of x, between two points of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(startPoints: yStart, endPoints: yEnd)
  }

  /// A level line at a value of y, between two points of the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark.x = _ChartMark.Span(startPoints: xStart, endPoints: xEnd)
    mark.y = _ChartMark.Span(value: y.field)
  }

  /// An upright line from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A level line from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(value: y.field)
  }
}
