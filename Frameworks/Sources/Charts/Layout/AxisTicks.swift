import Foundation

/// The values at which an axis has marks.
struct AxisTicks: Equatable {
  private(set) var values: [_PlotValue]
  /// The distance of dates, where marks are at units of the calendar.
  private(set) var step: CalendarTicks.Step?
  private let calendar: Calendar

  private init(_ values: [_PlotValue], _ step: CalendarTicks.Step? = nil, _ calendar: Calendar) {
    (self.values, self.step, self.calendar) = (values, step, calendar)
  }

  /// The values that suit, the best first and then fewer, for axes whose labels have no room for the best; one where the program
  /// says which. `share` is how much of the axis is seen at once.
  static func candidates(
    _ scale: PlotScale, _ wish: AxisMarkValues, _ axis: Axis, length: CGFloat, share: Double = 1, calendar: Calendar
  ) -> [AxisTicks] {
    if case .values(let wanted) = wish.kind {
      // Marks at the same place are one.
      var seen: Set<_PlotValue> = []
      let values = wanted.filter { seen.insert($0).inserted }
      return [AxisTicks(values, scale.isDate ? step(of: values) : nil, calendar)]
    }
    switch scale.domain {
    case .categories(let names): return [AxisTicks(names.map { .category($0) }, nil, calendar)]
    case .dates(let low, let high): return dates(low, high, wish, share, calendar)
    case .numbers(let low, let high):
      let isLog = if case .log = scale.type.kind { true } else { false }
      let count = max(wish.count ?? (axis == .vertical ? (length < 60 ? 2 : 4) : 5), 1)
      let all = numbers(low, high, wish, count: count, isLog: isLog)
      return all.map { AxisTicks($0.map { .number($0) }, nil, calendar) }
    }
  }

  private static func numbers(
    _ low: Double, _ high: Double, _ wish: AxisMarkValues, count: Int, isLog: Bool
  ) -> [[Double]] {
    var least = 0.0
    switch wish.kind {
    case .stride(let stride): return [NiceNumbers.ticks(low, high, step: stride)]
    case .minimum(let stride, _): least = stride
    default: break
    }
    let all = (1...count).reversed().map { count in
      isLog && least == 0
        ? NiceNumbers.logarithmic(low, high, count)
        : NiceNumbers.ticks(low, high, step: max(least, NiceNumbers.step(high - low, count)))
    }
    // No fewer than two, which tell how long a unit is.
    return all.prefix(1) + all.dropFirst().filter { $0.count > 1 && $0.count < all[0].count }
  }

  private static func dates(
    _ low: Double, _ high: Double, _ wish: AxisMarkValues, _ share: Double, _ calendar: Calendar
  ) -> [AxisTicks] {
    let range = Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
    func ticks(_ step: CalendarTicks.Step, _ calendar: Calendar, startsInside: Bool) -> AxisTicks {
      let dates = CalendarTicks.dates(step.unit, by: step.count, in: range, calendar, startsInside: startsInside)
      return AxisTicks(dates.map { .date($0.timeIntervalSinceReferenceDate) }, step, calendar)
    }
    if case .calendar(let unit, let count, let own) = wish.kind {
      let step = CalendarTicks.Step(unit, count, unit.usualSeconds * Double(count))
      return [ticks(step, own ?? calendar, startsInside: false)]
    }
    let least = if case .minimum(let stride, _) = wish.kind { stride } else { 0.0 }
    let steps = CalendarTicks.candidates((high - low) * share, wish.count)
    let all = (steps.contains { $0.seconds >= least } ? steps.filter { $0.seconds >= least } : steps.suffix(1))
      .prefix(8).map { step in
        var ticks = ticks(step, calendar, startsInside: true)
        // What ends with the last day has no mark of the day after.
        if let last = ticks.values.last?.number, last >= high - 0.5, ticks.values.count > 1, step.seconds >= 86_400 {
          ticks.values.removeLast()
        }
        return ticks
      }
    return all.prefix(1) + all.dropFirst().filter { $0.values.count > 1 }
  }

  /// The unit of dates that the program says: of the distance of the nearest.
  private static func step(of values: [_PlotValue]) -> CalendarTicks.Step {
    let gap = ScaleMaking.smallestGap(values.compactMap(\.number))
    return CalendarTicks.step(gap > 0 ? gap : 86_400, 1)
  }

  /// The end of the unit that begins at a value.
  func end(of value: _PlotValue) -> _PlotValue? {
    guard let step, case .date(let seconds) = value else { return nil }
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return calendar.date(byAdding: step.unit, value: step.count, to: date)
      .map { .date($0.timeIntervalSinceReferenceDate) }
  }
}

extension Calendar.Component {
  /// About how long a unit is.
  var usualSeconds: Double {
    switch self {
    case .year, .yearForWeekOfYear: 365.25 * 86_400
    case .quarter: 91 * 86_400
    case .month: 30.4 * 86_400
    case .weekOfYear, .weekOfMonth: 7 * 86_400
    case .day, .weekday, .dayOfYear: 86_400
    case .hour: 3600
    case .minute: 60
    default: 1
    }
  }
}
