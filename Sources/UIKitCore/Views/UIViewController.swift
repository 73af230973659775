import Foundation

/// What is in charge of a screen or a part of it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title of the screen.
  open var title: String? {
    didSet { changed() }
  }
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
  /// What the bar of the stack that the controller is in shows of the screen.
  public let navigationItem = UINavigationItem()
  /// What the tab shows of the screen, where the program says so.
  package private(set) var ownTabBarItem: UITabBarItem?
  /// What the tab shows of the screen.
  open var tabBarItem: UITabBarItem! {
    get {
      if ownTabBarItem == nil { ownTabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }
      return ownTabBarItem
    }
    set {
      ownTabBarItem = newValue
      changed()
    }
  }
  /// Whether the tabs are hidden while the screen is in front.
  open var hidesBottomBarWhenPushed = false
  /// Counts the changes of what can be seen besides the view.
  package let revision = ViewRevision()
  private lazy var popover = UIPopoverPresentationController()
  private lazy var sheet = UISheetPresentationController()
  /// How the screen lies over others that it came from a place of.
  open var popoverPresentationController: UIPopoverPresentationController? { popover }
  /// The heights of the screen where it is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheet
    default: nil
    }
  }
  /// How the screen lies over others.
  open var presentationController: UIPresentationController? { sheetPresentationController ?? popover }
  /// The change from one screen to another that is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }
  /// True while what the screen shows is edited.
  open var isEditing = false
  /// What is between the edges and the view.
  /// - Partly: kept and not used: use safeAreaPadding.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether screens lie over this one alone.
  /// - Partly: kept and not used: screens lie over the page.
  open var definesPresentationContext = false
  /// Whether the view reaches below bars that nothing shines through.
  /// - Partly: kept and not used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Below which bars the view reaches.
  /// - Partly: kept and not used: pages keep clear of bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// True while the screen leaves the one it is in.
  open var isMovingFromParent: Bool { parent == nil }
  /// True while the screen comes into another.
  open var isMovingToParent: Bool { false }
  /// True while the screen comes over others.
  open var isBeingPresented: Bool { false }
  /// True while the screen that lies over others goes.
  open var isBeingDismissed: Bool { false }

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
  public required init?(coder: NSCoder) {
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
  /// Called as the view is put on the screen.
  open func viewIsAppearing(_ animated: Bool) {}
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

  /// Says whether what the screen shows is edited.
  /// - Partly: `animated` is not used.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Shows a screen: on the stack that this one is in, over the page where there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Says that what is seen besides the view has changed.
  package func changed() { revision.advance() }

  /// Takes controllers in the place of those inside.
  package func hold(_ controllers: [UIViewController]) {
    for child in children where !controllers.contains(child) { child.parent = nil }
    for controller in controllers where controller.parent !== self {
      controller.parent?.children.removeAll { $0 === controller }
      controller.willMove(toParent: self)
      controller.parent = self
      controller.didMove(toParent: self)
    }
    children = controllers
    changed()
  }

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
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    UIView.change(animated: flag) { HostServices.current?.present(viewControllerToPresent) }
    // Never before this returns: a program may show or close the next screen then.
    if let completion { DispatchQueue.main.async { completion() } }
  }

  /// Closes the screen that lies over this one, or this one where none does: also the sheet of a SwiftUI view that shows it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    // A screen inside of one that lies over others closes that one.
    var closed = presentedViewController ?? self
    while closed.presentingViewController == nil, closed.closesHost == nil, let around = closed.parent {
      closed = around.presentedViewController ?? around
    }
    if closed.presentingViewController == nil { UIView.change(animated: flag) { closed.host?() } }
    closed.presentingViewController?.presentedViewController = nil
    closed.presentingViewController = nil
    UIView.change(animated: flag) { HostServices.current?.dismiss(closed) }
    // Never before this returns: a program may show or close the next screen then.
    if let completion { DispatchQueue.main.async { completion() } }
  }

  open override var next: UIResponder? { parent }

  /// What closes the sheet around the controller, or around one that it is in.
  private var host: (() -> Void)? { closesHost ?? parent?.host }
}
