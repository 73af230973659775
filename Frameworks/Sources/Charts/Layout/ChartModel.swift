import SwiftUI

/// A chart as values: scales, and marks at their places. It knows nothing of views and sizes.
struct ChartModel {
  let settings: ChartSettings
  let marks: [_ChartMark]
  let x: PlotScale
  let y: PlotScale
  let looks: LookScales
  /// Where the marks are on the scales, in the order of the marks.
  let spans: [MarkSpans]
  /// The sum of all sectors.
  let angleSum: Double

  init(_ all: [_ChartMark], _ settings: ChartSettings) {
    let marks = all.withFunctions(settings).enumerated().sorted {
      ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset)
    }
    .map(\.element)
    self.marks = marks
    self.settings = settings
    looks = LookScales(marks, settings)
    let stacked = Stacking(marks).spans
    spans = stacked
    angleSum = marks.reduce(0) { $0 + $1.part }
    x = ScaleMaking(.horizontal, marks, stacked.map(\.x), settings.xScale, settings.xAxis).scale
    y = ScaleMaking(.vertical, marks, stacked.map(\.y), settings.yScale, settings.yAxis).scale
  }

  var hasSectors: Bool { marks.contains { $0.kind == .sector } }
}

/// What a mark covers along both axes, in values.
struct MarkSpans: Equatable {
  /// What it covers along one.
  enum Along: Equatable {
    /// A value; marks with a length have room around it.
    case value(_PlotValue)
    /// From one value to another; `isRoom` where this is the room that a mark has, as a day of the calendar.
    case range(_PlotValue, _PlotValue, isRoom: Bool)
    /// All of the plot, or between points.
    case whole(CGFloat?, CGFloat?)
  }

  var x: Along
  var y: Along
  /// True where the mark's length along y is its value.
  var isUpright = true
}

extension _ChartMark {
  /// How much of the circle a sector asks for.
  var part: Double {
    guard kind == .sector, let number = angle?.value.number, number.isFinite else { return 0 }
    return max(number, 0)
  }

  /// True where the value is read along y.
  var isUpright: Bool {
    if y.start != nil, x.value != nil { return true }
    if x.start != nil, y.value != nil { return false }
    if x.isEmpty { return true }
    if y.isEmpty { return false }
    let isNumber = { (span: Span) in
      if case .number = span.value?.value { return span.value?.upper == nil }
      return false
    }
    return isNumber(y) || !isNumber(x)
  }

  /// What the data say along an axis, with nothing stacked.
  func along(_ axis: Axis) -> MarkSpans.Along {
    let span = axis == .horizontal ? x : y
    if let start = span.start, let end = span.end { return .range(start.value, end.value, isRoom: false) }
    guard let field = span.value else { return .whole(span.startPoints, span.endPoints) }
    guard let upper = field.upper else { return .value(field.value) }
    switch kind {
    case .bar, .rectangle: return .range(field.value, upper, isRoom: true)
    default: return .value(field.middle)
    }
  }
}
