import Foundation

/// The dates on which a timeline view is brought up to date.
public protocol TimelineSchedule {
  /// The type of sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a timeline may be brought up to date.
  typealias Mode = TimelineScheduleMode
  /// The dates from a date on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be brought up to date.
public enum TimelineScheduleMode: Sendable {
  /// As often as it likes.
  case normal
  /// Seldom.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  let start: Date
  let interval: TimeInterval

  /// Makes a schedule that counts from a date, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The last date not after the start, and those that follow.
  /// - Partly: `mode` is not used: pages have no low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start + max(0, passed) * interval, interval: interval)
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The beginning of the minute of the start, and those that follow.
  /// - Partly: `mode` is not used: pages have no low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
  }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// Makes a schedule of dates in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// - Partly: `mode` is not used: pages have no low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as a moving picture needs: at most ten times a second, because every picture crosses the network.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double
  let isPaused: Bool

  /// Makes a schedule that stands still while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, 0.1)
    isPaused = paused
  }

  /// - Partly: `mode` is not used: pages have no low frequency.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, Date> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(state: start) { date in
      guard !isPaused || date == start else { return nil }
      defer { date += interval }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a moving picture needs: at most ten times a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as a moving picture needs: at most ten times a second, and not while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
