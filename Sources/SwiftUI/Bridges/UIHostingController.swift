import Foundation
import UIKitCore
import ViewGraph

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, ViewHostingController {
  /// The view.
  open var rootView: Content {
    didSet { hostedRoot.show(AnyView(rootView)) }
  }
  /// Which sizes of the view the controller follows.
  /// - Partly: kept and not used: the view has the place that there is.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which parts of the safe area the view keeps clear of.
  /// - Partly: kept and not used: use ignoresSafeArea.
  open var safeAreaRegions: SafeAreaRegions = .all

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Shows a view, in a controller that another thing has stored; there are no storyboards on Linux.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Has no view to show, as on Apple's platforms: a subclass says one with `init(coder:rootView:)`. Nobody calls it, since there are no
  /// storyboards on Linux.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has no view to show: use init(rootView:)")
  }

  open override func loadView() {
    view = HostingView(hostedRoot)
  }

  /// The size that the view takes of what it is offered.
  /// - Partly: an estimate where it follows from texts: the fonts are the browser's.
  open func sizeThatFits(in size: CGSize) -> CGSize { ViewDrawing(rootView, ProposedViewSize(size)).size }

  package private(set) lazy var hostedRoot: HostedRoot = {
    let root = HostedRoot(AnyView(rootView))
    root.controller = self
    return root
  }()
}

/// Sizes of a view that a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A UIKit view that shows a SwiftUI view.
@MainActor
class HostingView: UIView {
  let root: HostedRoot

  init(_ root: HostedRoot) {
    self.root = root
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { ViewDrawing(root.content, .unspecified).size }

  @available(*, unavailable, message: "There are no storyboards on Linux")
  required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }
}
