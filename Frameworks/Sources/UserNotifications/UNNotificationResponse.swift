import Foundation

/// A notification that was shown.
open class UNNotification: NSObject, @unchecked Sendable {
  /// What was planned.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date = Date()

  init(request: UNNotificationRequest) {
    self.request = request
  }
}

/// The press that a program is told when a reader has pressed a notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The press that closes a notification; browsers do not tell.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the reader did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What was pressed: the notification itself.
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }

  init(_ notification: UNNotification) {
    self.notification = notification
  }
}

/// How a notification is shown while the program is before the reader. Browsers show all in their way.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// A button on a notification; browsers show none.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// What it says.
  public let title: String

  /// Makes a button.
  /// - Partly: notifications of a page have no buttons.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}

/// How a button on a notification is.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// Notifications with the same buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// What tells them from others.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Names notifications.
  /// - Partly: notifications of a page have no buttons.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// What is told of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}

/// Is told of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when the reader has pressed a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Called when the reader has pressed a notification.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Asked how a notification is shown while the page is seen. Browsers show it in their way: never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Asked how a notification is shown while the page is seen. Browsers show it in their way: never called.
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
    -> UNNotificationPresentationOptions
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .sound]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}
