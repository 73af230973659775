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

  /// A picture behind the bar: an empty one takes the background away. Other pictures are not shown.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage?.size == .zero { isTransparent = true } }
  }
  /// The picture at the bar's edge; an empty one is no edge.
  open var shadowImage: UIImage? {
    didSet { if shadowImage?.size == .zero { shadowColor = .clear } }
  }

  /// Makes the usual look of a kind of device.
  /// - Partly: `idiom` is not used: bars look the same on all.
  public nonisolated init(idiom: UIUserInterfaceIdiom) {}

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
  /// How the bar's buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How Back looks.
  /// - Partly: its colour is that of `buttonAppearance`, and its title cannot be hidden.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that end something.
  /// - Partly: kept and not used: they look as the others do.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the picture of Back.
  /// - Partly: `backIndicatorImage` and `transitionMaskImage` are not shown: Back has a chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
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
  /// The picture of Back.
  /// - Partly: kept and not shown: Back has a chevron.
  open var backIndicatorImage: UIImage?
  /// What cuts the picture of Back.
  /// - Partly: kept and not used: Back has a chevron.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Light or dark.
  /// - Partly: kept and not used: bars are as the page is.
  open var barStyle: UIBarStyle = .default
  /// True for a bar without background, by an empty picture.
  package private(set) var hasEmptyBackground = false

  /// Sets the picture behind the bar: an empty one takes the background away. Other pictures are not shown.
  /// - Partly: `metrics` is not used: a bar looks the same in every size.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    hasEmptyBackground = image?.size == .zero
  }

}

/// The bar with tabs. SwiftUI makes it by itself: programs use this class for `appearance()`.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
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
  /// Where tabs stand in a wide bar.
  /// - Partly: kept and not used: they share the bar.
  open var itemPositioning: ItemPositioning = .automatic
  /// Light or dark.
  /// - Partly: kept and not used: bars are as the page is.
  open var barStyle: UIBarStyle = .default

  /// Where tabs stand in a wide bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

}

/// The heights that bars have.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}
