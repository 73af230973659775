import UIKitCore
import ViewGraph

/// A view controller that shows a SwiftUI view.
@MainActor
open class UIHostingController<Content: View>: UIViewController, ViewHostingController {
  /// The view.
  open var rootView: Content

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  package var hostedView: AnyView { AnyView(rootView) }
}
