import Foundation

/// Is told of other tabs.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Says whether a tab may be opened.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// The reader has opened a tab, or has pressed the one that is open.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Screens by tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController]? {
    didSet {
      hold(viewControllers ?? [])
      tabBar.items = viewControllers.map { $0.map(Self.item) }
    }
  }
  /// The screen that is open, by its place.
  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { changed() } }
  }
  /// The screen that is open.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }
  /// Is told of other tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with tabs.
  /// - Partly: `items`, `tintColor` and `isHidden` are used: use UITabBar.appearance() for the rest.
  public let tabBar = UITabBar(frame: .zero)

  /// Sets the screens.
  /// - Partly: `animated` is not used.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The reader has pressed a tab.
  package func choose(_ place: Int) {
    guard let controller = viewControllers?[place], delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return changed() }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// What the tab of a controller shows: of a stack that has nothing of its own, what its first screen has.
  package static func item(of controller: UIViewController) -> UITabBarItem {
    if controller.ownTabBarItem == nil, let stack = controller as? UINavigationController,
      let first = stack.viewControllers.first
    {
      return first.tabBarItem
    }
    return controller.tabBarItem
  }
}
