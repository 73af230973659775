import Foundation

/// What a program wants to know.
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// Whether a program may see events.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of `fullAccess`.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which of events that come again.
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension NSNotification.Name {
  /// Events have changed.
  /// - Partly: never posted.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The calendars of a device. A page does not see them: it is answered as a program that the owner has refused.
/// - Partly: a page does not see calendars: access is denied, and keeping events fails with `eventStoreNotAuthorized`.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Makes a store without calendars.
  public override init() { super.init() }
  /// Makes a store without calendars.
  public init(sources: [EKSource]) { super.init() }

  /// Whether the program may see events: no.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  private func refuse(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.global().async { completion(false, EKError(.eventStoreNotAuthorized)) }
  }

  /// Asks the owner: who has refused.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { refuse(completion) }
  /// Asks the owner: who has refused.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks the owner: who has refused.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    refuse(completion)
  }
  /// Asks the owner: who has refused.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks the owner: who has refused.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    refuse(completion)
  }
  /// Asks the owner: who has refused.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks the owner: who has refused.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    refuse(completion)
  }
  /// Asks the owner: who has refused.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
  /// The events that there are: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}

  /// Tells that reminders cannot be seen: nil.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion(nil) }
    return NSObject()
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
}
