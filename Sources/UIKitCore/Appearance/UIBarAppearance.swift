import Foundation

extension NSAttributedString.Key {
  /// The font of text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The distance between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How text is underlined, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// How text is struck through, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A link, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
}

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// What lies behind the bar; nil is the platform's.
  open var backgroundColor: UIColor?
  /// What shines through the bar; nil, as without a blur.
  /// - Partly: kept and not used: a bar is blurred or painted as the rest says.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the bar's edge; clear for none, nil is the platform's.
  open var shadowColor: UIColor?
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
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// Colour and font of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Colour and font of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar with tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The items, where picture and title stand above each other.
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  /// The items, where picture and title stand beside each other; used where the stacked ones say nothing.
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  /// The items in a low bar; used where the others say nothing.
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The colours of tabs: of those that are not open, and of the one that is.
  package var itemColors: (normal: UIColor?, selected: UIColor?) {
    let all = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
    return (
      all.lazy.compactMap(\.normal.color).first, all.lazy.compactMap(\.selected.color).first
    )
  }
}

/// The bar with a page's title. SwiftUI makes it by itself: programs use this class for `appearance()`.
@MainActor @preconcurrency
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
  /// True where what lies behind shines through the bar; nil is the platform's choice.
  open var isTranslucent = true
  /// True where titles are large at first; SwiftUI's pages say that themselves.
  /// - Partly: kept and not used: use navigationBarTitleDisplayMode(_:).
  open var prefersLargeTitles = true
  /// A picture at the bar's edge; an empty one is no edge.
  open var shadowImage: UIImage?
  /// True for a bar without background, by an empty picture.
  package private(set) var hasEmptyBackground = false

  /// Sets the picture behind the bar: an empty one takes the background away. Other pictures are not shown.
  /// - Partly: `metrics` is not used: a bar looks the same in every size.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    hasEmptyBackground = image?.size == .zero
  }

  private static let proxy = UINavigationBar(tint: nil)

  /// What all bars with titles look like unless a view says otherwise.
  public static func appearance() -> UINavigationBar { proxy }
}

/// The bar with tabs. SwiftUI makes it by itself: programs use this class for `appearance()`.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// How the bar looks; where set, it counts more than the older properties.
  open var standardAppearance: UITabBarAppearance?
  /// How the bar looks above content at its end; used where `standardAppearance` is not set.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// What lies behind the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not open.
  open var unselectedItemTintColor: UIColor?
  /// True where what lies behind shines through the bar.
  open var isTranslucent = true
  /// True for a bar without background, by an empty picture.
  package var hasEmptyBackground: Bool { backgroundImage?.size == .zero }
  /// The picture behind the bar: an empty one takes the background away. Other pictures are not shown.
  open var backgroundImage: UIImage?
  /// The picture at the bar's edge; an empty one is no edge.
  open var shadowImage: UIImage?

  private static let proxy = UITabBar(tint: nil)

  /// What all bars with tabs look like unless a view says otherwise.
  public static func appearance() -> UITabBar { proxy }
}

/// Choices side by side. SwiftUI makes them by itself: programs use this class for `appearance()`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// What is behind the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  private var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the colour and the font of the segments' titles.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles[state] = attributes
  }

  /// The colours of titles: of segments that are not chosen, and of the one that is.
  package var titleColors: (normal: UIColor?, selected: UIColor?) {
    (titles[.normal]?[.foregroundColor] as? UIColor, titles[.selected]?[.foregroundColor] as? UIColor)
  }

  private static let proxy = UISegmentedControl(tint: nil)

  /// What all choices side by side look like: `selectedSegmentTintColor` and `backgroundColor`.
  public static func appearance() -> UISegmentedControl { proxy }
}

extension UIView {
  /// Makes a view whose colour of controls is as given; nil says nothing.
  convenience init(tint: UIColor?) {
    self.init(frame: .zero)
    tintColor = tint
  }
}

/// The heights that bars have.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}
