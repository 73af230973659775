import UIKitCore
import ViewGraph

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, ViewHostingController {
  /// The view.
  open var rootView: Content

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(rootView:)")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  open override func loadView() {
    view = HostingView(hostedView)
  }

  package var hostedView: AnyView { AnyView(rootView) }
}

/// A UIKit view that shows a SwiftUI view.
@MainActor
final class HostingView: UIView {
  let content: AnyView

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux")
  required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }
}
