import Foundation

/// Dates, ranges of dates and timers as text.
struct DateText {
  private let storage: Text.Storage
  private let context: TextContext

  init(_ storage: Text.Storage, _ context: TextContext) {
    self.storage = storage
    self.context = context
  }

  private var environment: EnvironmentValues { context.environment }

  var string: String {
    switch storage {
    case .date(let date, let style): string(date, style.kind)
    case .interval(let interval): string(interval)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      clock(elapsed(interval, pause, countsDown), showsHours: showsHours)
    default: ""
    }
  }

  /// Seconds until the text changes; nil for never.
  var secondsToNextChange: Double? {
    switch storage {
    case .date(let date, let style):
      guard style.kind != .date, style.kind != .time else { return nil }
      return toNextSecond(from: date)
    case .timer(let interval, let pause, _, _):
      let end = min(interval.end, pause ?? interval.end)
      guard context.now < end else { return nil }
      return context.now < interval.start
        ? interval.start.timeIntervalSince(context.now) : toNextSecond(from: interval.start)
    default: return nil
    }
  }

  private func toNextSecond(from date: Date) -> Double {
    let distance = context.now.timeIntervalSince(date)
    let rest = distance.rounded(.down) + 1 - distance
    return rest < 0.001 ? 1 : rest
  }

  private func string(_ date: Date, _ kind: Text.DateStyle.Kind) -> String {
    let distance = (date.timeIntervalSince(context.now)).rounded(.toNearestOrEven)
    let seconds = min(Int(saturating: abs(distance)), 1 << 40)
    switch kind {
    case .date: return style(date: .long, time: .omitted).format(date)
    case .time: return style(date: .omitted, time: .shortened).format(date)
    case .relative: return units(seconds, .abbreviated, count: 2)
    case .offset: return (distance < 0 ? "-" : "+") + units(seconds, .wide, count: 1)
    case .timer: return clock(seconds, showsHours: true)
    }
  }

  private func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  private func units(_ seconds: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, count: Int) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count)
    return style.locale(environment.locale).format(.seconds(seconds))
  }

  private func string(_ interval: DateInterval) -> String {
    let isOneDay = environment.calendar.isDate(interval.start, inSameDayAs: interval.end)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    return style.format(interval.start..<max(interval.end, interval.start))
  }

  private func elapsed(_ interval: DateInterval, _ pause: Date?, _ countsDown: Bool) -> Int {
    let now = min(max(context.now, interval.start), min(interval.end, pause ?? interval.end))
    let seconds = countsDown ? interval.end.timeIntervalSince(now) : now.timeIntervalSince(interval.start)
    return min(max(Int(saturating: countsDown ? seconds.rounded(.up) : seconds.rounded(.down)), -1 << 40), 1 << 40)
  }

  /// Hours, minutes and seconds as on a stop watch.
  private func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let minutes = seconds / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }
}
