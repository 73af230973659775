import Foundation

/// How a screen lies over others.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How a screen comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a screen lies over others.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {}

/// How a screen lies over others that came from a place.
/// - Partly: kept and not used: such screens are sheets.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// Edges that an arrow may be at.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let left = ArrowDirection(rawValue: 4)
    public static let right = ArrowDirection(rawValue: 8)
    public static let any = ArrowDirection(rawValue: 15)
  }

  /// The view that the screen came from.
  open var sourceView: UIView?
  /// The place in it.
  open var sourceRect = CGRect.zero
  /// Where the arrow may be.
  open var permittedArrowDirections: ArrowDirection = .any
  /// The button that the screen came from.
  open var barButtonItem: UIBarButtonItem?
}

/// The heights of a sheet.
/// - Partly: kept and not used: use presentationDetents(_:).
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// About half the screen.
    open class func medium() -> Detent { Detent() }
    /// All of the screen.
    open class func large() -> Detent { Detent() }
  }

  /// The heights.
  open var detents: [Detent] = []
  /// Whether there is a handle.
  open var prefersGrabberVisible = false
  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?
}

/// What a bar shows of a screen.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// How large titles are.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title.
  open var title: String?
  /// The view in the place of the title.
  open var titleView: UIView?
  /// Whether Back is hidden.
  open var hidesBackButton = false
  /// Buttons.
  open var leftBarButtonItem: UIBarButtonItem?, rightBarButtonItem: UIBarButtonItem?
  /// Buttons.
  open var leftBarButtonItems: [UIBarButtonItem]?, rightBarButtonItems: [UIBarButtonItem]?
  /// Back on the next screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// What Back says on the next screen.
  open var backButtonTitle: String?
  /// How large the title is.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  nonisolated override init() {}
}

/// Screens by tabs. Its first screen is shown: use SwiftUI's TabView.
/// - Partly: the chosen screen is shown, without tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController]?
  /// The screen that is open.
  open var selectedIndex = 0
  /// The bar with tabs.
  /// - Partly: kept and not used: use UITabBar.appearance().
  public let tabBar = UITabBar(frame: .zero)
}
