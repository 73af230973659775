import SwiftUI

/// A bar.
nonisolated public struct BarMark: _PlainChartContent {
  private var mark = _ChartMark(.bar)

  /// The bar.
  @MainActor public var _marks: [_ChartMark] { [mark] }

  /// A bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = _ChartMark.Span(value: x.field, length: width)
    mark.y = _ChartMark.Span(value: y.field, length: height)
    mark.stacking = stacking
  }

  /// A bar from one value of x to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(value: y.field, length: height)
  }

  /// A bar from one value of y to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark.x = _ChartMark.Span(value: x.field, length: width)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A bar from one value of x to another, between two points of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.x = _ChartMark.Span(start: xStart.field, end: xEnd.field)
    mark.y = _ChartMark.Span(startPoints: yStart, endPoints: yEnd)
  }

  /// A bar from one value of y to another, between two points of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = _ChartMark.Span(startPoints: xStart, endPoints: xEnd)
    mark.y = _ChartMark.Span(start: yStart.field, end: yEnd.field)
  }

  /// A bar along x, as high as the plot: parts of one whole where there are several.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = _ChartMark.Span(value: x.field, length: width)
    mark.y = _ChartMark.Span(startPoints: yStart, endPoints: yEnd)
    mark.stacking = stacking
  }

  /// A bar along y, as wide as the plot: parts of one whole where there are several.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = _ChartMark.Span(startPoints: xStart, endPoints: xEnd)
    mark.y = _ChartMark.Span(value: y.field, length: height)
    mark.stacking = stacking
  }
}
