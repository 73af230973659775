import SwiftUI

/// A rectangle.
nonisolated public struct RectangleMark: _PlainChartContent {
  private var mark = _ChartMark(.rectangle)

  /// The rectangle.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// A rectangle around two values: their cell, where they are categories.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(value: x.field, length: width)
    mark.y = _ChartMark.Span(value: y.field, length: height)
  }

  /// A rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A rectangle around a value of x, from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(value: x.field, length: width)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A rectangle from one value of x to another, around a value of y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(value: y.field, length: height)
  }

  /// A rectangle from one value of x to another, between two points of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(startPoints: yStart, endPoints: yEnd)
  }

  /// A rectangle from one value of y to another, between two points of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(startPoints: xStart, endPoints: xEnd)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A rectangle around a value of x, between two points of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(value: x.field, length: width)
    mark.y = _ChartMark.Span(startPoints: yStart, endPoints: yEnd)
  }

  /// A rectangle around a value of y, between two points of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(startPoints: xStart, endPoints: xEnd)
    mark.y = _ChartMark.Span(value: y.field, length: height)
  }
}
