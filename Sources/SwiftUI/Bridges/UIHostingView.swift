import UIKitCore
import ViewGraph

/// A UIKit view that shows a SwiftUI view, without a controller.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView, _ViewShowing {
  /// The view.
  public var rootView: Content { didSet { _changed() } }

  /// Shows a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(rootView:)")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  public var _content: AnyView { AnyView(rootView) }
}
