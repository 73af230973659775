import Foundation

/// Says which pages there are besides the one that is shown.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil where that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil where that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// For how many pages there are dots; none by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot stands for the page that is shown. Here it is always that page's own.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when the reader turns a page.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// The reader is about to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// The reader has turned a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page of several, which the reader turns by swiping.
///
/// Pages are those that the data source leads to from the one that is shown, 200 at most. Where it leads round in a
/// circle, the circle is cut open before the first page that was shown.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// Along what pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Which way a page is turned.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// How turning looks. Here pages always slide.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between pages, which slide without any here.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where a book is bound: nothing is here.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// Says which pages there are; without it there are only those that were set.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { forgetPages() }
  }
  /// Is told when the reader turns a page.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How turning looks.
  public let transitionStyle: TransitionStyle
  /// Along what pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// The page that is shown; nil before one is set.
  public private(set) var viewControllers: [UIViewController]?
  private var knownPages: [UIViewController] = []

  /// Makes a controller without pages.
  /// - Partly: options, direction and animation are not used: pages are swiped as the browser does it.
  public nonisolated init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no storyboards on Linux: makes a controller whose pages slide.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows pages, of which the first is seen; the completion is told that this is done.
  /// - Partly: options, direction and animation are not used: pages are swiped as the browser does it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isNew = viewControllers?.first !== self.viewControllers?.first
    self.viewControllers = viewControllers
    if isNew { view.changed() }
    completion?(true)
  }

  /// The pages that can be reached, in their order.
  package var pages: [UIViewController] {
    guard let current = viewControllers?.first else { return [] }
    if !knownPages.contains(where: { $0 === current }) { knownPages = reachable(from: current) }
    return knownPages
  }

  /// Whether there are dots.
  package var showsDots: Bool { (dataSource?.presentationCount(for: self) ?? 0) > 1 }

  /// Shows a page that the reader has turned to, and tells the delegate.
  package func turn(to page: UIViewController) {
    guard page !== viewControllers?.first else { return }
    let former = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [page])
    viewControllers = [page]
    view.changed()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
  }

  private func forgetPages() {
    knownPages = []
    if isViewLoaded { view.changed() }
  }

  private func reachable(from current: UIViewController) -> [UIViewController] {
    guard let dataSource else { return viewControllers ?? [] }
    let before = walk(from: current) { dataSource.pageViewController(self, viewControllerBefore: $0) }
    let after = walk(from: current) { dataSource.pageViewController(self, viewControllerAfter: $0) }
    let isCircle = after.last.flatMap { dataSource.pageViewController(self, viewControllerAfter: $0) } === current
    return (isCircle ? [] : before.reversed()) + [current] + after
  }

  private func walk(from start: UIViewController, _ next: (UIViewController) -> UIViewController?) -> [UIViewController]
  {
    var found: [UIViewController] = []
    var page = start
    while found.count < 200, let another = next(page), another !== start, !found.contains(where: { $0 === another }) {
      found.append(another)
      page = another
    }
    return found
  }
}
