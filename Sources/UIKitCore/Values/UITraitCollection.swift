import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// What kind of device a program runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac
}

/// The surroundings of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes surroundings that are light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The surroundings of the reader whose turn it is; light where none are known, and off the main thread.
  public static var current: UITraitCollection {
    let isDark = Thread.isMainThread && MainActor.assumeIsolated { HostServices.current?.isDark() == true }
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}
