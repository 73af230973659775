import SwiftUI

/// Marks at values of an axis: lines through the plot, and labels.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var series: _AxisSeries

  public var body: Never { fatalError("It has no body") }
  /// The series.
  @MainActor public var _series: [_AxisSeries] { [series] }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, stroke: StrokeStyle?,
    format: AxisFormat? = nil, content: ((AxisValue) -> any AxisMark)? = nil
  ) {
    series = _AxisSeries(
      preset: preset, position: position, values: values, stroke: stroke, content: content, format: format)
  }

  /// Marks of the program's at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values, stroke: nil, content: { content($0) }) }

  /// Marks of the program's at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values, stroke: nil, content: { _ in content() }) }

  /// Marks of the program's at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset, position, AxisMarkValues(kind: .values(values.map(\.plotValue))), stroke: nil,
      content: { content($0) })
  }

  /// Marks of the program's at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset, position, AxisMarkValues(kind: .values(values.map(\.plotValue))), stroke: nil,
      content: { _ in content() })
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Lines and labels at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, stroke: stroke) }

  /// Lines and labels at these values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, AxisMarkValues(kind: .values(values.map(\.plotValue))), stroke: stroke) }

  /// Lines and labels in a form of the program's at values.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(preset, position, values, stroke: stroke, format: AxisFormat(format))
  }

  /// Lines and labels in a form of the program's at these values.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      preset, position, AxisMarkValues(kind: .values(values.map(\.plotValue))), stroke: stroke,
      format: AxisFormat(format))
  }
}

/// What stands at a value where the program says nothing.
nonisolated struct UsualAxisMark: AxisMark {
  private let parts: [_AxisPart]

  init(_ series: _AxisSeries) {
    parts = [
      _AxisPart(kind: .line(series.stroke)), _AxisPart(kind: .tick(.automatic, series.stroke)),
      _AxisPart(kind: .label(_AxisPart.LabelWish(format: series.format))),
    ]
  }

  var body: Never { fatalError("It has no body") }
  @MainActor var _parts: [_AxisPart] { parts }
}
