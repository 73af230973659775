import Foundation

/// How what is shown is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// True on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The system's bar with time and battery: pages have none.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// Where the bar is: nowhere.
  open var statusBarFrame: CGRect { .zero }
  /// Whether the bar is hidden: there is none.
  open var isStatusBarHidden: Bool { true }
  /// The colour of what stands in the bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
  /// The window in front.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
  /// The system's bar with time and battery.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// How what is shown is turned: on its side where the window is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The surroundings of the reader.
  public var traitCollection: UITraitCollection { .current }
}

extension UIScene {
  /// Named for when a reader comes back to the page; the program's own notifications are posted: `UIApplication`'s.
  /// - Partly: nothing posts it: observe those of UIApplication, or scenePhase.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// - Partly: nothing posts it: observe those of UIApplication, or scenePhase.
  nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// - Partly: nothing posts it: observe those of UIApplication, or scenePhase.
  nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// - Partly: nothing posts it: observe those of UIApplication, or scenePhase.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// - Partly: nothing posts it: observe those of UIApplication, or scenePhase.
  nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

extension UIDevice {
  /// Named for when the device is turned. Browsers tell the size of the window alone: use GeometryReader.
  /// - Partly: nothing posts it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Named for when the battery is charged or not.
  /// - Partly: nothing posts it.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Named for when the battery is fuller or emptier.
  /// - Partly: nothing posts it.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Asks to be told when the device is turned.
  /// - Partly: changes nothing: browsers tell the size of the window alone.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks to be told no more when the device is turned.
  /// - Partly: changes nothing: browsers tell the size of the window alone.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Sets what has no setter, such as the orientation.
  /// - Partly: changes nothing: pages do not turn the device.
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension UIScreen {
  /// Pixels of the screen to a point.
  public var nativeScale: CGFloat { scale }
  /// Pictures in a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, 0 to 1.
  /// - Partly: kept and not used: pages do not change it.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
}

extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
  }
}
