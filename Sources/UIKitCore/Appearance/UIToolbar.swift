import Foundation

/// How a button in a bar looks in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// Colour and font of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public nonisolated override init() {}
}

/// How buttons in a bar look: their colour is that of the titles.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// Kinds of buttons in bars.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Of buttons that can be pressed.
  public let normal = UIBarButtonItemStateAppearance()
  /// Of buttons that are pressed.
  /// - Partly: kept and not used: pressed buttons are paler.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Of buttons that cannot be pressed.
  /// - Partly: kept and not used: such buttons are grey.
  public let disabled = UIBarButtonItemStateAppearance()

  public nonisolated override init() {}

  /// Makes the look of a kind of buttons.
  /// - Partly: `style` is not used: both kinds begin as the platform has them.
  public nonisolated init(style: Style) {}

  /// The colour that the look asks for.
  package var color: UIColor? { normal.titleTextAttributes[.foregroundColor] as? UIColor }
}

/// How a bar of buttons looks.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// How the buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that end something.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// A bar of buttons. SwiftUI makes bars by itself: programs use this class for `appearance()`, and above keyboards.
/// - Partly: kept and not shown: use toolbar(content:) with a placement of bottomBar or keyboard.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// What lies behind the bar.
  open var barTintColor: UIColor?
  /// True where what lies behind shines through.
  open var isTranslucent = true
  /// Light or dark.
  open var barStyle: UIBarStyle = .default
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How a low bar looks.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks above content at its end.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics)
  {}

  /// Sets the picture at the bar's edge.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

extension UITabBarItem {
  /// The colour behind what is shown on the tab.
  /// - Partly: kept and not used: it is red.
  public var badgeColor: UIColor? {
    get { nil }
    set {}
  }
}
