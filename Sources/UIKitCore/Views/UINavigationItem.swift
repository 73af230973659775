import Foundation

/// What a bar shows of a screen.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// How large titles are.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// How Back says where it leads.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// Counts the changes of what can be seen.
  package let revision = ViewRevision()

  /// The title.
  open var title: String? { didSet { revision.advance() } }
  /// The view in the place of the title.
  open var titleView: UIView? { didSet { revision.advance() } }
  /// What stands above the title.
  /// - Partly: kept and not shown.
  open var prompt: String?
  /// Whether Back is hidden.
  open var hidesBackButton = false { didSet { revision.advance() } }
  /// The buttons before the title.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { revision.advance() } }
  /// The buttons after the title, the last one first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { revision.advance() } }
  /// Whether Back stands beside the buttons before the title; it does.
  /// - Partly: kept and not used: Back stands beside them, unless it is hidden.
  open var leftItemsSupplementBackButton = false
  /// Back on the next screen.
  /// - Partly: kept and not used: Back says where it leads.
  open var backBarButtonItem: UIBarButtonItem?
  /// What Back says on the next screen.
  /// - Partly: kept and not used: Back says where it leads.
  open var backButtonTitle: String?
  /// How Back says where it leads.
  /// - Partly: kept and not used: Back says where it leads where there is room.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  /// How large the title is.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { revision.advance() } }
  /// Searching on the screen: a field below the title.
  open var searchController: UISearchController? { didSet { revision.advance() } }
  /// Whether the field goes while the reader scrolls: as SwiftUI's does.
  /// - Partly: kept and not used: as SwiftUI's does.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  /// - Partly: kept and not used: use UINavigationBar.appearance().
  open var standardAppearance: UINavigationBarAppearance?, scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks.
  /// - Partly: kept and not used: use UINavigationBar.appearance().
  open var compactAppearance: UINavigationBarAppearance?

  public nonisolated override init() {}

  /// Makes what a bar shows of a screen.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The button before the title.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button after the title.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button before the title.
  /// - Partly: `animated` is not used.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button after the title.
  /// - Partly: `animated` is not used.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons before the title.
  /// - Partly: `animated` is not used.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons after the title.
  /// - Partly: `animated` is not used.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Hides Back.
  /// - Partly: `animated` is not used.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
