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

  init(_ kind: _ChartMark.Kind, _ function: PlotFunction) where DataElement == FunctionPlotElement {
    var mark = _ChartMark(kind)
    mark.function = function
    rows = [(FunctionPlotElement(), mark)]
  }
}
