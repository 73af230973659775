import Foundation

/// Whether an alarm sounds where someone comes or goes.
public enum EKAlarmProximity: Int, Sendable {
  case none, enter, leave
}

/// When something is called to mind.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// Seconds from the event's beginning; below nought before it.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  public init(absoluteDate date: Date) {
    absoluteDate = date
    relativeOffset = 0
  }
}

/// In which steps something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// A day of the week, of some week.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

/// When something comes no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// When something comes again.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?

  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
    weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
  }
}
