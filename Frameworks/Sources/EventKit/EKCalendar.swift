import Foundation
import UIKit

/// Which kind of calendar.
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

/// Which kind of source.
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// Where calendars come from.
/// - Partly: there is none.
open class EKSource: EKObject, @unchecked Sendable {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// What the things of calendars have in common.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { isNew }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}

/// A calendar.
/// - Partly: kept nowhere.
open class EKCalendar: EKObject, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  open var source: EKSource!
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { kind == .event ? .event : .reminder }
  private let kind: EKEntityType

  /// Makes a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { kind = entityType }
}

/// What is in a calendar.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
