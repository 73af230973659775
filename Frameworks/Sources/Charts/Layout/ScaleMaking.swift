import SwiftUI

/// Makes the scale of an axis of what the data say and the program wants.
struct ScaleMaking {
  private(set) var scale: PlotScale

  init(
    _ axis: Axis, _ marks: [_ChartMark], _ spans: [MarkSpans.Along], _ wish: ScaleWish, _ axisWish: AxisWish
  ) {
    // Points of a day of the calendar stand in its middle, and all of the day is on the scale.
    let units = marks.flatMap { mark -> [_PlotValue] in
      guard let field = (axis == .horizontal ? mark.x : mark.y).value, let upper = field.upper else { return [] }
      return [field.value, upper]
    }
    let values = spans.flatMap(\.values) + units
    scale = PlotScale(domain: .numbers(0, 1), type: wish.type ?? .linear)
    scale.isReversed = wish.domain?.isReversed ?? false
    (scale.startPadding, scale.endPadding) = wish.padding ?? (0, 0)
    var known = wish.domain?.known
    if let change = wish.domain?.change { known = change(Self.ends(values)) }
    let sample = known?.first ?? values.first
    if wish.type?.kind == .category || (known ?? values).contains(where: { $0.number == nil }) {
      scale.domain = .categories(Self.names(known ?? values))
      // The first name is at the left or at the top.
      if axis == .vertical { scale.isReversed.toggle() }
      return
    }
    let isDate = if case .date = sample { true } else { false }
    if let known, let low = known.compactMap(\.number).min(), let high = known.compactMap(\.number).max() {
      scale.domain = isDate ? .dates(low, high) : .numbers(low, high)
      return
    }
    let numbers = values.compactMap(\.number).filter(\.isFinite)
    guard var low = numbers.min(), var high = numbers.max() else { return }
    if isDate {
      (low, high) = Self.withRoom(low, high, marks, spans, axis)
      scale.domain = low == high ? .dates(low - 43_200, high + 43_200) : .dates(low, high)
      return
    }
    let hasBins = spans.contains { if case .range(_, _, isRoom: true) = $0 { true } else { false } }
    if scale.type.kind == .log {
      guard low > 0 else { return }
      scale.domain = .numbers(pow(10, log10(low).rounded(.down)), pow(10, log10(high).rounded(.up)))
      return
    }
    if wish.domain?.includesZero ?? !hasBins { (low, high) = (min(low, 0), max(high, 0)) }
    if !hasBins { (low, high) = Self.withRoom(low, high, marks, spans, axis) }
    if !hasBins { (low, high) = Self.withAnnotations(low, high, marks, axis) }
    let rounds = axisWish.series?.first?.values
    let (lower, upper) = NiceNumbers.rounded(low, high, rounds?.count ?? (axis == .vertical ? 4 : 5))
    let isNormalized = marks.contains { $0.stacking.kind == .normalized }
    scale.domain =
      isNormalized || hasBins
      ? .numbers(low, high)
      : .numbers(rounds?.roundsLower == false ? low : lower, rounds?.roundsUpper == false ? high : upper)
  }

  /// Room for bars that stand around the first and the last value.
  private static func withRoom(
    _ low: Double, _ high: Double, _ marks: [_ChartMark], _ spans: [MarkSpans.Along], _ axis: Axis
  ) -> (Double, Double) {
    let around = zip(marks, spans).compactMap { mark, span -> Double? in
      guard mark.kind == .bar || mark.kind == .rectangle, case .value(let value) = span else { return nil }
      return value.number.flatMap { $0.isFinite ? $0 : nil }
    }
    guard let first = around.min(), let last = around.max() else { return (low, high) }
    let half = smallestGap(around) / 2
    return (min(low, first - half), max(high, last + half))
  }

  /// Room for what stands at the ends of bars.
  private static func withAnnotations(
    _ low: Double, _ high: Double, _ marks: [_ChartMark], _ axis: Axis
  ) -> (Double, Double) {
    let hasAny = marks.contains { mark in
      mark.kind == .bar && mark.isUpright == (axis == .vertical)
        && mark.look.annotations.contains { annotation in
          let side = annotation.position.point ?? (axis == .vertical ? .top : .trailing)
          return axis == .vertical ? side.y == 0 : side.x == 1
        }
    }
    return hasAny && high > 0 ? (low, high + (high - low) * (axis == .vertical ? 0.08 : 0.16)) : (low, high)
  }

  /// The least distance of values.
  static func smallestGap(_ numbers: [Double]) -> Double {
    let sorted = Set(numbers).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 0
  }

  /// Each name once, in the order of the data.
  static func names(_ values: [_PlotValue]) -> [String] {
    var seen: Set<String> = []
    return values.map(\.name).filter { seen.insert($0).inserted }
  }

  private static func ends(_ values: [_PlotValue]) -> [_PlotValue] {
    let sorted = values.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    guard let first = sorted.first, let last = sorted.last else { return names(values).map { .category($0) } }
    return [first, last]
  }
}

extension MarkSpans.Along {
  /// The values that the scale must have.
  var values: [_PlotValue] {
    switch self {
    case .value(let value): [value]
    case .range(let low, let high, _): [low, high]
    case .whole: []
    }
  }
}

extension AxisMarkValues {
  /// About how many marks the program wants.
  var count: Int? {
    switch kind {
    case .automatic(let count), .minimum(_, let count): count
    default: nil
    }
  }
}
