import Foundation

extension NSAttributedString.Key {
  /// The font of text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}

/// How a bar looks.
@MainActor
open class UIBarAppearance: NSObject {
  /// What lies behind the bar; nil is the platform's.
  open var backgroundColor: UIColor?
  /// True for a bar without background.
  package private(set) var isTransparent = false

  /// Makes the platform's usual look.
  public nonisolated override init() {}

  /// Gives the bar the platform's background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    isTransparent = false
  }

  /// Gives the bar a background that nothing shines through.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    isTransparent = false
  }

  /// Takes the bar's background away.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    isTransparent = true
  }
}

/// How the bar with a page's title looks.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Colour and font of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Colour and font of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar with tabs looks.
@MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// The bar with a page's title. SwiftUI makes it by itself: programs use this class for `appearance()`.
@MainActor
open class UINavigationBar: UIView {
  /// How the bar looks; where set, it counts more than the older properties.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks above content that has not been scrolled; used where `standardAppearance` is not set.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks; used where the others are not set.
  open var compactAppearance: UINavigationBarAppearance?
  /// What lies behind the bar.
  open var barTintColor: UIColor?
  /// Colour and font of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Colour and font of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private static let proxy = UINavigationBar(tint: nil)

  /// What all bars with titles look like unless a view says otherwise.
  public static func appearance() -> UINavigationBar { proxy }
}

/// The bar with tabs. SwiftUI makes it by itself: programs use this class for `appearance()`.
@MainActor
open class UITabBar: UIView {
  /// How the bar looks; where set, it counts more than the older properties.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar looks above content at its end; used where `standardAppearance` is not set.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// What lies behind the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not open.
  open var unselectedItemTintColor: UIColor?

  private static let proxy = UITabBar(tint: nil)

  /// What all bars with tabs look like unless a view says otherwise.
  public static func appearance() -> UITabBar { proxy }
}

/// Choices side by side. SwiftUI makes them by itself: programs use this class for `appearance()`.
@MainActor
open class UISegmentedControl: UIControl {
  /// What is behind the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  private static let proxy = UISegmentedControl(tint: nil)

  /// What all choices side by side look like: `selectedSegmentTintColor` and `backgroundColor`.
  public static func appearance() -> UISegmentedControl { proxy }
}

extension UITextView {
  private static let proxy = UITextView(frame: .zero)

  /// What all editors of text look like: `backgroundColor`.
  public static func appearance() -> UITextView { proxy }
}

extension UIView {
  /// Makes a view whose colour of controls is as given; nil says nothing.
  fileprivate convenience init(tint: UIColor?) {
    self.init(frame: .zero)
    tintColor = tint
  }
}
