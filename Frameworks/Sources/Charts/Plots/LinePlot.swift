import SwiftUI

/// A line through a collection, or of a function.
nonisolated public struct LinePlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.line)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// A line through the elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(value: y.field(element))
    }
  }

  /// A line through the elements of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(value: y.field(element))
      mark.series = series.field(element)
    }
  }

  fileprivate init(_ kind: _ChartMark.Kind, _ function: PlotFunction) where DataElement == FunctionPlotElement {
    var mark = _ChartMark(kind)
    mark.function = function
    rows = [(FunctionPlotElement(), mark)]
  }
}

/// An area below a collection, or of a function.
nonisolated public struct AreaPlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.area)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// An area from zero.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(value: y.field(element))
      mark.stacking = stacking
    }
  }

  /// An area from zero for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(value: y.field(element))
      mark.series = series.field(element)
      mark.stacking = stacking
    }
  }

  /// An area from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(start: yStart.field(element), end: yEnd.field(element))
    }
  }

  fileprivate init(_ kind: _ChartMark.Kind, _ function: PlotFunction) where DataElement == FunctionPlotElement {
    var mark = _ChartMark(kind)
    mark.function = function
    rows = [(FunctionPlotElement(), mark)]
  }
}

/// What a plot of a function has for elements.
public struct FunctionPlotElement: Sendable {}

extension LinePlot where DataElement == FunctionPlotElement {
  /// The line of a function, over the values of x that the chart shows or those of `domain`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      .line,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(y)) { PlotFunction.Point(x: $0, y: function($0)) })
  }

  /// The line of a function, over the values of x that the chart shows or those of `domain`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      .line,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(y)) { PlotFunction.Point(x: $0, y: function($0)) })
  }

  /// The line of a function that tells both values.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      .line,
      PlotFunction(domain: domain, isOfX: false, x: Text(x), y: Text(y)) {
        let point = function($0)
        return PlotFunction.Point(x: point.x, y: point.y)
      })
  }
}

extension AreaPlot where DataElement == FunctionPlotElement {
  /// The area below a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      .area,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(y)) {
        PlotFunction.Point(x: $0, y: 0, end: function($0))
      })
  }

  /// The area between two functions.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      .area,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(yEnd)) {
        let ends = function($0)
        return PlotFunction.Point(x: $0, y: ends.yStart, end: ends.yEnd)
      })
  }
}
