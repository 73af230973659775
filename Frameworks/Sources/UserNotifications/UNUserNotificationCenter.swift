import Foundation

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What the reader has allowed.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether notifications are allowed: no.
  public var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// Why notifications failed.
public struct UNError: Error, Equatable, Sendable {
  /// Reasons.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}

/// The reader's notifications. A server cannot bring itself to the mind of a reader whose page is closed: programs are answered as on a
/// device whose owner does not allow notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The reader's notifications.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Who is told of notifications; none comes.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Asks the reader for permission: it is not given.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

  /// Asks the reader for permission: it is not given.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(false, nil) }
  }

  /// What the reader has allowed.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Tells what the reader has allowed.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
  }

  /// Plans a notification: fails with `notificationsNotAllowed`.
  open func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }

  /// Plans a notification: fails with `notificationsNotAllowed`.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// The notifications that are planned: none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Tells the notifications that are planned: none.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }

  /// Takes planned notifications back: there are none.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Takes all planned notifications back: there are none.
  open func removeAllPendingNotificationRequests() {}
  /// Takes notifications away that are shown: there are none.
  open func removeAllDeliveredNotifications() {}
  /// Takes notifications away that are shown: there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

/// Is told of notifications. None comes.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
