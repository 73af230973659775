import SwiftUI

/// Symbols of a collection.
nonisolated public struct PointPlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.point)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// Symbols at two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(value: y.field(element))
    }
  }
}

/// Straight lines of a collection.
nonisolated public struct RulePlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.rule)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// Upright lines from one value of y to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
      mark.y = _ChartMark.Span(start: yStart.field(element), end: yEnd.field(element))
    }
  }

  /// Level lines from one value of x to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(start: xStart.field(element), end: xEnd.field(element))
      mark.y = _ChartMark.Span(value: y.field(element))
    }
  }

  /// Upright lines.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.x = _ChartMark.Span(value: x.field(element))
    }
  }

  /// Level lines.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.y = _ChartMark.Span(value: y.field(element))
    }
  }
}

/// Parts of a circle of a collection.
nonisolated public struct SectorPlot<DataElement>: VectorizedChartContent {
  private let rows: [(element: DataElement, mark: _ChartMark)]

  public var body: Never { fatalError("It has no body") }
  /// The elements with their marks.
  @MainActor public var _rows: [(element: DataElement, mark: _ChartMark)] { rows }

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ make: (DataElement, inout _ChartMark) -> Void
  ) where Data.Element == DataElement {
    rows = data.map { element in
      var mark = _ChartMark(.sector)
      make(element, &mark)
      return (element, mark)
    }
  }

  /// Parts as large as their values.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    self.init(data) { element, mark in
      mark.angle = angle.field(element)
      (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset)
    }
  }
}
