import Foundation

/// A link that a scene is asked to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// With what it is asked.
  public let options = UIScene.OpenURLOptions()

  package init(url: URL) {
    self.url = url
  }
}

extension UIScene {
  /// With what a scene is asked to open a link.
  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    /// Which program asks; unknown, browsers do not tell.
    open var sourceApplication: String? { nil }
    /// Whether the program may change a file in its place.
    open var openInPlace: Bool { false }
  }
}

/// An entry in the menu of a program's icon. Pages have none: programs are never asked to perform one.
/// - Partly: pages have no menu on an icon: programs are never asked to perform one.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What kind of entry it is.
  public let type: String
  /// What it says.
  public let localizedTitle: String

  /// Makes an entry.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
