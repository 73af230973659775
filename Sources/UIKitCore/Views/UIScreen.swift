import Foundation

/// The reader's screen. A server has readers with screens of all sizes: what is said here is that of a usual phone; use
/// `GeometryReader` for the real size.
@MainActor
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// The screen's size in points: 390 by 844.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The screen's size in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// Pixels to a point.
  open var scale: CGFloat { 3 }
}

/// The reader's device.
@MainActor
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
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
