import CoreLocation
import Foundation

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var attendees: [EKParticipant]? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasNotes: Bool { notes?.isEmpty == false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Whether someone is free meanwhile.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

/// Something that takes place.
/// - Partly: kept nowhere: `eventStore` is not used.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Makes an event.
  public init(eventStore: EKEventStore) { super.init() }

  /// What tells it from others: nil, since it is not kept.
  open var eventIdentifier: String! { nil }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var structuredLocation: EKStructuredLocation?
  open var organizer: EKParticipant? { nil }
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }

  /// Which of two begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// How much something matters.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// Something that is to be done.
/// - Partly: kept nowhere: `eventStore` is not used.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Makes a reminder.
  public init(eventStore: EKEventStore) { super.init() }

  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false { didSet { completionDate = isCompleted ? completionDate ?? Date() : nil } }
  open var completionDate: Date?
  open var priority = 0
}

/// Someone who takes part.
/// - Partly: nobody does.
open class EKParticipant: EKObject, @unchecked Sendable {
  open var name: String? { nil }
  open var isCurrentUser: Bool { false }
}

/// A place with its name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0

  /// Makes a place.
  public init(title: String) { self.title = title }
}
