import UIKitCore
import ViewGraph

/// What a hosting controller shows, for those who show it: its view in another view, or a stack, a tab, a sheet.
@MainActor
package final class HostedRoot {
  package private(set) var content: AnyView
  package let revision = ViewRevision()
  package weak var controller: UIViewController?

  init(_ content: AnyView) {
    self.content = content
  }

  func show(_ content: AnyView) {
    self.content = content
    revision.advance()
  }
}

/// Shows the view of a hosting controller, and tells the controller about its life.
struct HostedRootView: View {
  let root: HostedRoot

  var body: some View {
    let _ = root.revision.count
    root.content
      .onAppear {
        root.controller?.loadViewIfNeeded()
        root.controller?.viewWillAppear(false)
        root.controller?.viewIsAppearing(false)
        root.controller?.viewDidAppear(false)
      }
      .onDisappear {
        root.controller?.viewWillDisappear(false)
        root.controller?.viewDidDisappear(false)
      }
  }
}
