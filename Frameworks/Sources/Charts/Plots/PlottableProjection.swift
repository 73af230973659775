import SwiftUI

/// A property of the elements of a collection together with what it is called, for one property of the marks of a plot.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let field: (DataElement) -> _PlotField

  /// A property with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { PlottableValue.value(labelKey, $0[keyPath: keyPath]).field }
  }
  /// A property with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { PlottableValue.value(label, $0[keyPath: keyPath]).field }
  }
  /// A property with a label.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { PlottableValue.value(label, $0[keyPath: keyPath]).field }
  }

  init(field: @escaping (DataElement) -> _PlotField) { self.field = field }
}

extension PlottableProjection where Value == Date {
  /// The unit of the calendar that a date lies in, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self { Self { PlottableValue.value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar).field } }
}

/// Marks of a whole collection.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of elements.
  associatedtype DataElement
  /// The elements with their marks. Programs never implement it.
  @MainActor @preconcurrency var _rows: [(element: DataElement, mark: _ChartMark)] { get }
}

extension VectorizedChartContent {
  /// The marks.
  public var _marks: [_ChartMark] { _rows.map(\.mark) }
}

/// Marks of a collection with something changed.
nonisolated struct ChangedPlot<Plot: VectorizedChartContent>: VectorizedChartContent {
  typealias DataElement = Plot.DataElement
  let plot: Plot
  let change: (inout MarkLook, Plot.DataElement) -> Void

  var body: Never { fatalError("It has no body") }
  @MainActor var _rows: [(element: Plot.DataElement, mark: _ChartMark)] {
    plot._rows.map { row in
      var row = row
      change(&row.mark.look, row.element)
      return row
    }
  }
}

extension VectorizedChartContent {
  nonisolated private func changed(
    _ change: @escaping (inout MarkLook, DataElement) -> Void
  ) -> ChangedPlot<Self> { ChangedPlot(plot: self, change: change) }

  /// Marks are painted in what a property says.
  nonisolated public func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.fill = $0.fill ?? MarkLook.Fill($1[keyPath: keyPath]) }
  }
  /// Marks are painted by a property, and a legend says so.
  nonisolated public func foregroundStyle<V: Plottable>(
    by value: PlottableProjection<DataElement, V>
  ) -> some VectorizedChartContent<DataElement> { changed { $0.fillBy = $0.fillBy ?? value.field($1) } }
  /// Points have a symbol by a property.
  nonisolated public func symbol<V: Plottable>(
    by value: PlottableProjection<DataElement, V>
  ) -> some VectorizedChartContent<DataElement> { changed { $0.symbolBy = $0.symbolBy ?? value.field($1) } }
  /// Symbols are as large as a property says.
  nonisolated public func symbolSize<V: Plottable>(
    by value: PlottableProjection<DataElement, V>
  ) -> some VectorizedChartContent<DataElement> { changed { $0.symbolAreaBy = $0.symbolAreaBy ?? value.field($1) } }
  /// The areas of symbols in square points.
  nonisolated public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { changed { $0.symbolArea = $0.symbolArea ?? $1[keyPath: keyPath] } }
  /// Lines are drawn by a property.
  nonisolated public func lineStyle<V: Plottable>(
    by value: PlottableProjection<DataElement, V>
  ) -> some VectorizedChartContent<DataElement> { changed { $0.lineBy = $0.lineBy ?? value.field($1) } }
  /// How opaque marks are.
  nonisolated public func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> { changed { $0.opacity *= $1[keyPath: keyPath] } }
  /// Marks lie beside each other, by a property.
  nonisolated public func position<V: Plottable>(
    by value: PlottableProjection<DataElement, V>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.positionBy = $0.positionBy ?? (value.field($1), axis, span) }
  }
}
