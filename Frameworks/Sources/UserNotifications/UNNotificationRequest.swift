import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The rest.
  open fileprivate(set) var body = ""
  /// The number on the program's icon.
  open fileprivate(set) var badge: NSNumber?
  /// What is heard.
  open fileprivate(set) var sound: UNNotificationSound?
  /// What the program wants to know of it later.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// What is heard of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound()
}

/// What brings a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// Some time brings a notification.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval

  /// After some seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A date brings a notification.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the date has.
  public let dateComponents: DateComponents

  /// When a date has these parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that has them.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is planned.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// What brings it; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// Plans a notification.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
