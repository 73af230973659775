import Foundation

/// Buttons in the bars of pages. SwiftUI makes them by itself: programs use this class for `appearance()`.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// What the item says.
  open var title: String? { didSet { revision.advance() } }
  /// The item's picture.
  open var image: UIImage? { didSet { revision.advance() } }
  /// A number by which programs find the item.
  open var tag = 0
  /// True where the item can be pressed.
  open var isEnabled = true { didSet { revision.advance() } }
  /// What assistive software calls the item.
  open var accessibilityLabel: String? { didSet { revision.advance() } }
  /// By what tests find the item.
  open var accessibilityIdentifier: String? { didSet { revision.advance() } }
  /// Counts the changes of what can be seen.
  package let revision = ViewRevision()
  var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public nonisolated override init() {}

  /// Sets colour and font of what the item says.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titles[state] = attributes
  }

  /// Colour and font of what the item says.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titles[state] }
}

/// A tab.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What is shown on the tab, such as a number.
  open var badgeValue: String? { didSet { revision.advance() } }
  /// The picture of the tab while it is open.
  /// - Partly: kept and not used: the picture of a chosen tab is filled by itself.
  open var selectedImage: UIImage?

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
    self.selectedImage = selectedImage
  }

  /// Makes a tab that the system has a name and a picture for.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Tabs that the system has a name and a picture for.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    fileprivate var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.number"
      }
    }
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
