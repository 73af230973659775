import SwiftUI

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

  init(_ kind: _ChartMark.Kind, _ function: PlotFunction) where DataElement == FunctionPlotElement {
    var mark = _ChartMark(kind)
    mark.function = function
    rows = [(FunctionPlotElement(), mark)]
  }
}
