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
  /// Whether a part is allowed.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether notifications are seen.
  public var alertSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Whether they are heard: as the reader's system has it.
  public var soundSetting: UNNotificationSetting { alertSetting }
  /// Whether the program's icon shows numbers; pages have none.
  public var badgeSetting: UNNotificationSetting { .notSupported }

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
  }
}

/// Whether a part of notifications is allowed.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// Why notifications failed.
public struct UNError: Error, Equatable, Sendable {
  /// Reasons.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
  }

  /// The reason.
  public let code: Code

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}
