import Foundation

/// The screen of the reader whose turn it is: the size of the browser's window, once it is known; until then that of a
/// usual phone.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// The screen's size in points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: HostServices.current?.screenSize() ?? CGSize(width: 390, height: 844))
  }
  /// The screen's size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Whether the reader's colours are light or dark.
  open var traitCollection: UITraitCollection { .current }
  /// Pixels to a point.
  open var scale: CGFloat { 3 }
}

/// The reader's device.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The device's name.
  open var name: String { "Browser" }
  /// The kind of device.
  open var model: String { "Browser" }
  /// The name of the system that the program runs on.
  open var systemName: String { "Linux" }
  /// The version of the system that the program runs on.
  open var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width < 768 ? .phone : .pad }
  /// How the device is held: on its side where the window is wider than high.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// A name for the reader that lasts: made at random, and kept in the reader's own `UserDefaults`.
  open var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init) { return known }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }
  /// Whether the program wants to know about the battery. Browsers do not tell of it.
  /// - Partly: kept and not used: browsers do not tell of the battery.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is; -1, since it is unknown.
  open var batteryLevel: Float { -1 }
  /// Whether the battery is being charged; unknown.
  open var batteryState: BatteryState { .unknown }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The model's name in the reader's language.
  open var localizedModel: String { model }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True where it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
