import Foundation

/// Buttons in the bars of pages. SwiftUI makes them by itself: programs use this class for `appearance()`.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// What the item says.
  open var title: String?
  /// The item's picture.
  open var image: UIImage?
  var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public nonisolated override init() {}

  /// Sets colour and font of what the item says.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles[state] = attributes
  }

  /// Colour and font of what the item says.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titles[state] }
}

/// A button in the bar of a page.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The colour of the button.
  open var tintColor: UIColor?
  /// What is called when the button is pressed.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// True where the button can be pressed.
  open var isEnabled = true

  private static let proxy = UIBarButtonItem()

  /// What all buttons in bars look like unless a view says otherwise: `tintColor`, or the colour of the title.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// The colour that the proxy asks for.
  package static var color: UIColor? {
    proxy.tintColor ?? proxy.titles[.normal]?[.foregroundColor] as? UIColor
  }
}

/// A tab.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What is shown on the tab, such as a number.
  /// - Partly: kept and not shown: use badge(_:).
  open var badgeValue: String?
  /// A number by which programs find the tab.
  open var tag = 0

  private static let proxy = UITabBarItem()

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab.
  /// - Partly: `selectedImage` is not used: the picture of a chosen tab is filled by itself.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }

  /// What all tabs look like unless a view says otherwise: the colours of their titles.
  public static func appearance() -> UITabBarItem { proxy }

  /// The colours that the proxy asks for: of tabs that are not open, and of the one that is.
  package static var colors: (normal: UIColor?, selected: UIColor?) {
    (
      proxy.titles[.normal]?[.foregroundColor] as? UIColor,
      proxy.titles[.selected]?[.foregroundColor] as? UIColor
    )
  }
}

/// The look of the items of a tab bar in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the pictures.
  open var iconColor: UIColor?
  /// Colour and font of the titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public nonisolated override init() {}

  var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}

/// The look of the items of a tab bar.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// Of tabs that are not open.
  public let normal = UITabBarItemStateAppearance()
  /// Of the tab that is open.
  public let selected = UITabBarItemStateAppearance()

  public nonisolated override init() {}
}
