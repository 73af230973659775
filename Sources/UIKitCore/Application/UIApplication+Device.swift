import Foundation

extension UIApplication {
  /// Where the system's bar is: pages have none.
  public var statusBarFrame: CGRect { .zero }
  /// Whether what is kept can be read: it always can.
  public var isProtectedDataAvailable: Bool { true }
  /// Whether lines run from right to left, in the reader's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// How large the reader wants text.
  /// - Partly: always the usual size: SwiftUI's dynamicTypeSize knows the reader's.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the program has several icons: pages have one.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that was chosen in the place of the first: none.
  public var alternateIconName: String? { nil }
  /// Entries of the icon's menu.
  /// - Partly: kept and not shown: browsers have no such menu.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Chooses an icon: pages have one, so the handler hears of an error.
  /// - Partly: `name` is not used: the icon stays.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Asks for notifications from outside.
  /// - Partly: nothing comes: browsers' own are not connected with Apple's service.
  public func registerForRemoteNotifications() {}

  /// Asks for another window.
  /// - Partly: none opens, as on a phone.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Posted when the day changes, or the clock.
  /// - Partly: nothing posts it: TimelineView follows the time.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when what is kept can be read.
  /// - Partly: nothing posts it: it always can be.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}

extension UIApplication.OpenExternalURLOptionsKey {
  /// Whether links are opened by programs alone that they belong to.
  public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}

extension UIScene {
  /// How another window is asked for.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {}
}

/// Which way lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// How large text is.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let medium = UIContentSizeCategory(rawValue: "M")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX-M")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX-L")

  /// True for sizes of those who see badly.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }
  /// Named for when the reader has chosen another size.
  /// - Partly: nothing posts it: SwiftUI's dynamicTypeSize follows.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The picture of an entry of an icon's menu.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// Makes a picture of a symbol.
  /// - Partly: `systemImageName` is not used: browsers have no such menu.
  public init(systemImageName: String) {}
  /// Makes a picture of a resource.
  /// - Partly: `templateImageName` is not used: browsers have no such menu.
  public init(templateImageName: String) {}
}

extension UIApplicationShortcutItem {
  /// Makes an entry.
  /// - Partly: `localizedSubtitle`, `icon` and `userInfo` are not used: browsers have no such menu.
  @MainActor public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(type: type, localizedTitle: localizedTitle)
  }
}

extension UITextField {
  /// - Partly: nothing posts it: use onChange, FocusState or the delegate.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// - Partly: nothing posts it: use onChange, FocusState or the delegate.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UIPasteboard {
  /// - Partly: nothing posts it: browsers do not tell.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// Puts a value there: texts and links are, whatever the type is called.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String: string = text
    case let link as URL: url = link
    default: string = "\(value)"
    }
  }

  /// Puts texts and links there.
  public func setObjects(_ objects: [Any]) { objects.first.map { setValue($0, forPasteboardType: "") } }

  /// How often something was put there.
  /// - Partly: always 0: browsers do not tell.
  public var changeCount: Int { 0 }
}

extension UIAccessibility {
  /// - Partly: nothing posts it: browsers do not tell.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// - Partly: nothing posts it: accessibilityReduceMotion of the environment follows.
  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
