import Foundation

/// A stack of screens, of which the topmost is seen, below a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the first at the bottom.
  open var viewControllers: [UIViewController] = [] {
    didSet { hold(viewControllers) }
  }
  /// Is told of changes.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack's bar. Its look is that of `UINavigationBar.appearance()`.
  /// - Partly: `prefersLargeTitles` alone is used: use UINavigationBar.appearance() for the rest.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = false
    return bar
  }()
  /// Whether the stack's bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { changed() } }
  }
  /// Whether the bar below is hidden.
  /// - Partly: kept and not used: there is none; use toolbar(content:) with a placement of bottomBar.
  open var isToolbarHidden = true
  /// Whether the bar goes as the reader scrolls.
  /// - Partly: kept and not used.
  open var hidesBarsOnSwipe = false
  /// The topmost screen.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is seen.
  open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
  private var change: ScreenChange?

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    change ?? super.transitionCoordinator
  }

  /// Makes a stack of one screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    hold(viewControllers)
  }

  /// Makes an empty stack whose bars are of other classes.
  /// - Partly: the classes are not used: bars are the page's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty stack.
  public nonisolated override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(viewController) else { return }
    set(viewControllers + [viewController], animated)
  }

  /// Puts other screens in the place of those that there are.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { set(viewControllers, animated) }

  /// Hides the stack's bar.
  /// - Partly: `animated` is not used.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Hides the bar below.
  /// - Partly: kept and not used: there is none; use toolbar(content:) with a placement of bottomBar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Takes all screens but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { keep(1, animated) }

  /// Takes the screens above one away.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    viewControllers.firstIndex(of: viewController).flatMap { keep($0 + 1, animated) }
  }

  /// Takes the topmost screen away; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? keep(viewControllers.count - 1, animated)?.first : nil
  }

  /// The reader has gone back.
  package func show(above root: [UIViewController]) { set(viewControllers.prefix(1) + root, true) }

  private func keep(_ count: Int, _ animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst(count))
    if !gone.isEmpty { set(Array(viewControllers.prefix(count)), animated) }
    return gone
  }

  /// Takes screens, and tells the delegate where another one is on top.
  private func set(_ screens: [UIViewController], _ animated: Bool) {
    let former = topViewController
    guard let top = screens.last, top !== former else { return viewControllers = screens }
    change = ScreenChange(from: former, to: top)
    delegate?.navigationController(self, willShow: top, animated: animated)
    UIView.change(animated: animated) { viewControllers = screens }
    delegate?.navigationController(self, didShow: top, animated: animated)
    change = nil
  }
}
