import Foundation

/// What is in charge of a screen or a part of it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title of the screen.
  open var title: String?
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one is in.
  public private(set) weak var parent: UIViewController?
  /// The controller of the screen that lies over this one.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that shows this one over its screen.
  public private(set) weak var presentingViewController: UIViewController?
  private var loadedView: UIView?
  /// Closes the sheet that a SwiftUI view shows the controller in, where it is shown by one.
  package var closesHost: (() -> Void)?
  /// How the controller's screen lies over others.
  /// - Partly: kept and not used: screens lie over others as sheets.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the controller's screen comes.
  /// - Partly: kept and not used: it comes from below.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the reader cannot draw the screen away.
  /// - Partly: kept and not used: use interactiveDismissDisabled(_:).
  open var isModalInPresentation = false
  /// Light or dark, whatever the reader prefers.
  /// - Partly: kept and not used: use preferredColorScheme(_:).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// What the bar shows of the screen.
  /// - Partly: kept and not shown: use navigationTitle(_:) and toolbar(content:).
  public let navigationItem = UINavigationItem()
  /// What the tab shows of the screen.
  /// - Partly: kept and not shown: use tabItem(_:).
  open var tabBarItem: UITabBarItem!
  /// How the screen lies over others that it came from a place of.
  open var popoverPresentationController: UIPopoverPresentationController? { UIPopoverPresentationController() }
  /// The heights of the screen where it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? { UISheetPresentationController() }

  /// Makes a controller. There are no nib files on Linux: the view comes from `loadView`.
  /// - Partly: there are no nibs: the names are not used.
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller.
  public nonisolated override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no storyboards on Linux: makes a controller as `init()` does.
  public nonisolated required init?(coder: NSCoder) {
    super.init()
  }

  /// True where the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Makes the view.
  open func loadView() {
    loadedView = UIView(frame: UIScreen.main.bounds)
  }

  /// Called once the view has been made.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Called when the window has another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called when light and dark, the size of text or the size class have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when memory is short; a server sees to that itself.
  /// - Partly: not called.
  open func didReceiveMemoryWarning() {}
  /// Called when what holds the views in their places is to be said anew.
  /// - Partly: not called.
  open func updateViewConstraints() {}
  /// Called when the controller comes into another, or leaves it (nil).
  open func willMove(toParent parent: UIViewController?) {}

  /// How the bar with the time looks; pages have none.
  /// - Partly: not asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the time is hidden; pages have none.
  /// - Partly: not asked.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the mark at the lower edge is hidden; pages have none.
  /// - Partly: not asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways in which the screen may be held; browsers decide.
  /// - Partly: not asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen turns with the device; browsers decide.
  /// - Partly: not asked.
  open var shouldAutorotate: Bool { true }
  /// Says that the bar with the time is to be asked for anew; pages have none.
  /// - Partly: changes nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The size that the screen would have.
  /// - Partly: kept and not used: screens are as large as what is around them.
  open var preferredContentSize = CGSize.zero
  /// The surroundings of the reader.
  open var traitCollection: UITraitCollection { .current }
  /// The view, where it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes the view, where it has not been made.
  open func loadViewIfNeeded() { _ = view }

  /// Puts a controller inside this one.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Called when the controller has been put into another, or taken out (nil).
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes the controller out of the one it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows another controller's screen over the reader's page, as a sheet; alerts as alerts.
  /// - Partly: the change is always animated.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    HostServices.current?.present(viewControllerToPresent)
    completion?()
  }

  /// Closes the screen that lies over this one, or this one where none does: also the sheet of a SwiftUI view that shows it.
  /// - Partly: the change is always animated.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let closed = presentedViewController ?? self
    if closed.presentingViewController == nil { closed.host?() }
    closed.presentingViewController?.presentedViewController = nil
    closed.presentingViewController = nil
    HostServices.current?.dismiss(closed)
    completion?()
  }

  open override var next: UIResponder? { parent }

  /// What closes the sheet around the controller, or around one that it is in.
  private var host: (() -> Void)? { closesHost ?? parent?.host }
}

/// A stack of screens.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the first at the bottom.
  open var viewControllers: [UIViewController]
  /// Is told of changes.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack's bar.
  /// - Partly: kept and not used: use UINavigationBar.appearance().
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Whether the stack's bar is hidden.
  open var isNavigationBarHidden = false
  /// The topmost screen.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is seen.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Makes a stack of one screen.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  public nonisolated required init?(coder: NSCoder) {
    viewControllers = []
    super.init(coder: coder)
  }

  /// Puts a screen on top.
  /// - Partly: the change is always animated.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  /// Hides the stack's bar.
  /// - Partly: kept and not used: use toolbar(_:for:).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Takes all screens but the first away.
  /// - Partly: the change is always animated.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { viewControllers = Array(viewControllers.prefix(1)) }
    return Array(viewControllers.dropFirst())
  }

  /// Takes the topmost screen away; the first one stays.
  /// - Partly: the change is always animated.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}
