import Foundation

/// The usual texts of values of an axis.
struct AxisTexts {
  private let step: CalendarTicks.Step?
  private let fraction: Int
  private let isLongTime: Bool
  private let locale: Locale
  private let calendar: Calendar

  init(_ ticks: AxisTicks, _ scale: PlotScale, locale: Locale, calendar: Calendar) {
    step = ticks.step
    (self.locale, self.calendar) = (locale, calendar)
    fraction = min(
      ticks.values.compactMap(\.number).map { number in
        (0...4).first { digits in
          let scaled = number * pow(10, Double(digits))
          return abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled))
        } ?? 4
      }.max() ?? 0, 4)
    isLongTime = scale.limits.map { $0.high - $0.low > 370 * 86_400 } ?? false
  }

  func string(_ value: _PlotValue) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(.number.precision(.fractionLength(0...fraction)).locale(locale))
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      switch step?.unit {
      case .second: style = style.hour().minute().second()
      case .minute: style = style.hour().minute()
      case .hour: style = style.hour()
      case .month, .quarter:
        style =
          isLongTime && calendar.component(.month, from: date) == 1 ? style.year() : style.month(.abbreviated)
      case .year: style = style.year()
      default: style = style.month(.abbreviated).day()
      }
      return date.formatted(style)
    }
  }
}
