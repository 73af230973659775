import Foundation

/// Tells a controller of a change of its size, and what it changes with it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the change was given up.
  var isCancelled: Bool { get }
  /// The screen that goes, or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Does something together with a change of a controller's size.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Does something with the change, and something once it is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Screens of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewControllerKey")
  /// The one that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
}

extension UIViewControllerTransitionCoordinatorContext {
  public var isCancelled: Bool { false }
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
}

/// One screen in the place of another.
final class ScreenChange: UIViewControllerTransitionCoordinator {
  let isAnimated = true
  private let screens: [UITransitionContextViewControllerKey: UIViewController]

  init(from: UIViewController?, to: UIViewController) {
    screens = [.from: from, .to: to].compactMapValues { $0 }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { screens[key] }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

/// A window that has another size: the page is laid out anew at once.
package final class WindowChange: UIViewControllerTransitionCoordinator {
  public let isAnimated = false

  package init() {}

  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

/// How the bar with the time looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
