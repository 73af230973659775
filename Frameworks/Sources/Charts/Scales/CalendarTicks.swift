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
  private static let steps: [Step] =
    [
      Step(.second, 1, 1), Step(.second, 5, 5), Step(.second, 15, 15), Step(.second, 30, 30),
      Step(.minute, 1, 60), Step(.minute, 5, 300), Step(.minute, 15, 900), Step(.minute, 30, 1800),
      Step(.hour, 1, 3600), Step(.hour, 2, 7200), Step(.hour, 3, 10_800), Step(.hour, 6, 21_600),
      Step(.hour, 12, 43_200), Step(.day, 1, day), Step(.day, 2, 2 * day), Step(.day, 3, 3 * day),
      Step(.day, 4, 4 * day), Step(.weekOfYear, 1, 7 * day), Step(.weekOfYear, 2, 14 * day),
      Step(.month, 1, 30.4 * day), Step(.month, 2, 61 * day), Step(.month, 3, 91 * day), Step(.month, 6, 182 * day),
    ]
    + [1, 10, 100, 1000].flatMap { power in
      [1, 2, 5].map { Step(.year, $0 * power, Double($0 * power) * 365.25 * day) }
    }

  /// The distance of about so many marks along a time.
  static func step(_ seconds: Double, _ count: Int) -> Step { nearest(steps, seconds / Double(max(count, 1))) }

  /// The distances for the marks along a time, the best first and then longer ones; `count` is what the program wants.
  static func candidates(_ seconds: Double, _ count: Int?) -> [Step] {
    // A label says the hour or the day or the month: hours alone say nothing where there are several days.
    let units: Set<Calendar.Component> =
      switch seconds / day {
      case ..<2: [.second, .minute, .hour, .day]
      case _ where count != nil: [.day, .weekOfYear, .month, .year]
      case ..<75: [.day, .weekOfYear, .month]
      case ..<1096: [.month, .year]
      default: [.year]
      }
    let known = steps.filter { units.contains($0.unit) }
    let best = nearest(known, seconds / Double(max(count ?? 5, 1)))
    return known.filter { $0.seconds >= best.seconds }
  }

  private static func nearest(_ steps: [Step], _ seconds: Double) -> Step {
    let wanted = log(max(seconds, 1e-3))
    return steps.min { abs(log($0.seconds) - wanted) < abs(log($1.seconds) - wanted) } ?? Step(.second, 1, 1)
  }

  /// The dates at multiples of a unit in a range; with one before it, where that is asked for. Days and weeks have no multiples:
  /// they are counted from the one that holds the beginning of the range, or from the first in it.
  static func dates(
    _ unit: Calendar.Component, by count: Int, in range: ClosedRange<Date>, _ calendar: Calendar,
    roundsDown: Bool = false, startsInside: Bool = false
  ) -> [Date] {
    let count = max(count, 1)
    guard var date = start(of: unit, count, range.lowerBound, calendar) else { return [] }
    if startsInside, unit == .day || unit == .weekOfYear, date < range.lowerBound {
      date = calendar.date(byAdding: unit, value: 1, to: date) ?? date
    }
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
