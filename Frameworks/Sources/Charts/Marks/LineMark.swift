import SwiftUI

/// A point of a line: all of a series are joined.
nonisolated public struct LineMark: _PlainChartContent {
  private var mark = _ChartMark(.line)

  /// The point.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// A point of the line that it is in by its style.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(value: y.field)
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.field
  }
}

/// A point of the edge of an area: all of a series are joined.
nonisolated public struct AreaMark: _PlainChartContent {
  private var mark = _ChartMark(.area)

  /// The point.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// A point of an area from zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(value: y.field)
    mark.stacking = stacking
  }

  /// A point of the area of a series from zero.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.field
  }

  /// A point of an area from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(value: x.field)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A point of the area of a series from one value of y to another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.field
  }

  /// A point of an area from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(value: y.field)
  }

  /// A point of the area of a series from one value of x to another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.field
  }
}
