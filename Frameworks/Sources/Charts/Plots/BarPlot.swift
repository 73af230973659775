import SwiftUI

/// Bars of a collection.
nonisolated public struct BarPlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.bar)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// Bars from zero to a value.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element), length: width)
      mark.y = _ChartMark.Span(value: y.field(element), length: height)
      mark.stacking = stacking
    }
  }

  /// Bars from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element), length: width)
      mark.y = _ChartMark.Span(start: yStart.field(element), end: yEnd.field(element))
    }
  }

  /// Bars from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(start: xStart.field(element), end: xEnd.field(element))
      mark.y = _ChartMark.Span(value: y.field(element), length: height)
    }
  }
}

/// Rectangles of a collection.
nonisolated public struct RectanglePlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.rectangle)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// Rectangles around two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element), length: width)
      mark.y = _ChartMark.Span(value: y.field(element), length: height)
    }
  }

  /// Rectangles between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(start: xStart.field(element), end: xEnd.field(element))
      mark.y = _ChartMark.Span(start: yStart.field(element), end: yEnd.field(element))
    }
  }
}
