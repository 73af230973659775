import Foundation

/// The values at which an axis has marks.
struct AxisTicks {
  private(set) var values: [_PlotValue] = []
  /// The distance of dates, where marks are at units of the calendar.
  private(set) var step: CalendarTicks.Step?
  private let calendar: Calendar

  init(_ scale: PlotScale, _ wish: AxisMarkValues, _ axis: Axis, length: CGFloat, calendar: Calendar) {
    self.calendar = calendar
    if case .values(let wanted) = wish.kind {
      values = wanted
      if let limits = scale.limits, scale.isDate {
        step = CalendarTicks.step(limits.high - limits.low, max(wanted.count, 1))
      }
      return
    }
    switch scale.domain {
    case .categories(let names): values = names.map { .category($0) }
    case .dates(let low, let high): dates(low, high, wish, length)
    case .numbers(let low, let high):
      let count = wish.count ?? (axis == .vertical ? (length < 90 ? 2 : 4) : 5)
      switch wish.kind {
      case .stride(let stride): values = NiceNumbers.ticks(low, high, step: stride).map { .number($0) }
      case .minimum(let stride, _):
        values = NiceNumbers.ticks(low, high, step: max(stride, NiceNumbers.step(high - low, count))).map {
          .number($0)
        }
      default:
        let isLog = if case .log = scale.type.kind { true } else { false }
        values =
          (isLog
          ? NiceNumbers.logarithmic(low, high, count)
          : NiceNumbers.ticks(low, high, step: NiceNumbers.step(high - low, count)))
          .map { .number($0) }
      }
    }
  }

  private mutating func dates(_ low: Double, _ high: Double, _ wish: AxisMarkValues, _ length: CGFloat) {
    let range = Date(timeIntervalSinceReferenceDate: low)...Date(timeIntervalSinceReferenceDate: high)
    var calendar = calendar
    let step: CalendarTicks.Step
    switch wish.kind {
    case .calendar(let unit, let count, let own):
      calendar = own ?? calendar
      step = CalendarTicks.Step(unit, count, unit.usualSeconds * Double(count))
    default: step = CalendarTicks.step(high - low, wish.count ?? max(Int(length / 70), 2))
    }
    self.step = step
    values = CalendarTicks.dates(step.unit, by: step.count, in: range, calendar).map {
      .date($0.timeIntervalSinceReferenceDate)
    }
    // What ends with the last day has no mark of the day after.
    if let last = values.last?.number, last >= high - 0.5, values.count > 1, step.seconds >= 86_400,
      case .automatic = wish.kind
    {
      values.removeLast()
    }
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
