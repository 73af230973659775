import Foundation

/// Dates for the marks of an axis.
enum CalendarTicks {
  /// A distance of dates.
  struct Step: Equatable {
    let unit: Calendar.Component
    let count: Int
    /// About how long it is.
    let seconds: Double

    init(_ unit: Calendar.Component, _ count: Int, _ seconds: Double) {
      (self.unit, self.count, self.seconds) = (unit, count, seconds)
    }
  }

  private static let day = 86_400.0
  private static let steps: [Step] = [
    Step(.second, 1, 1), Step(.second, 5, 5), Step(.second, 15, 15), Step(.second, 30, 30),
    Step(.minute, 1, 60), Step(.minute, 5, 300), Step(.minute, 15, 900), Step(.minute, 30, 1800),
    Step(.hour, 1, 3600), Step(.hour, 2, 7200), Step(.hour, 3, 10_800), Step(.hour, 6, 21_600),
    Step(.hour, 12, 43_200), Step(.day, 1, day), Step(.day, 2, 2 * day), Step(.weekOfYear, 1, 7 * day),
    Step(.weekOfYear, 2, 14 * day), Step(.month, 1, 30.4 * day), Step(.month, 2, 61 * day), Step(.month, 3, 91 * day),
    Step(.month, 6, 182 * day), Step(.year, 1, 365 * day),
  ]

  /// The distance of about so many marks along a time.
  static func step(_ seconds: Double, _ count: Int) -> Step {
    let rough = seconds / Double(max(count, 1))
    if rough > 500 * day {
      let years = max(1, Int(NiceNumbers.step(seconds / 365.25 / day, count).rounded()))
      return Step(.year, years, Double(years) * 365.25 * day)
    }
    return steps.min { abs(log($0.seconds / rough)) < abs(log($1.seconds / rough)) } ?? steps[0]
  }

  /// The dates at multiples of a unit in a range; with one before it, where that is asked for.
  static func dates(
    _ unit: Calendar.Component, by count: Int, in range: ClosedRange<Date>, _ calendar: Calendar,
    roundsDown: Bool = false
  ) -> [Date] {
    let count = max(count, 1)
    guard var date = start(of: unit, count, range.lowerBound, calendar) else { return [] }
    var dates: [Date] = []
    let origin = date
    var number = 0
    while date <= range.upperBound, dates.count < 2_000 {
      if date >= range.lowerBound || roundsDown { dates.append(date) }
      number += 1
      guard let next = calendar.date(byAdding: unit, value: number * count, to: origin), next > date else { break }
      date = next
    }
    return dates
  }

  /// The beginning of the unit that a date is in, at a multiple of the count within the next larger unit.
  private static func start(_ unit: Calendar.Component, _ date: Date, _ calendar: Calendar) -> Date? {
    calendar.dateInterval(of: unit, for: date)?.start
  }

  private static func start(of unit: Calendar.Component, _ count: Int, _ date: Date, _ calendar: Calendar) -> Date? {
    guard let start = start(unit, date, calendar), count > 1 else { return start(unit, date, calendar) }
    let outer: Calendar.Component? =
      switch unit {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      default: nil
      }
    if let outer, let first = self.start(outer, date, calendar) {
      let passed = calendar.dateComponents([unit], from: first, to: start).value(for: unit) ?? 0
      return calendar.date(byAdding: unit, value: -(passed % count), to: start)
    }
    if unit == .year {
      let year = calendar.component(.year, from: date)
      return calendar.date(byAdding: .year, value: -(year % count), to: start)
    }
    return start
  }
}
