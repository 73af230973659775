import UIKitCore
import ViewGraph

/// A controller that leads to a web page.
@MainActor
public protocol LinkingController: UIViewController {
  /// The page.
  var linkedURL: URL { get }
}

/// A controller that shows a SwiftUI view.
@MainActor
package protocol ViewHostingController: UIViewController {
  var hostedRoot: HostedRoot { get }
}

/// What a browser is shown of a controller.
@MainActor
enum HostedContent {
  static func view(for controller: UIViewController) -> AnyView {
    if let hosting = controller as? any ViewHostingController {
      return AnyView(HostedRootView(root: hosting.hostedRoot))
    }
    if let picking = controller as? any PickingController { return AnyView(HostedPicker(controller: picking)) }
    if let navigation = controller as? UINavigationController {
      return AnyView(HostedNavigation(controller: navigation))
    }
    if let tabs = controller as? UITabBarController { return AnyView(HostedTabs(controller: tabs)) }
    if let paging = controller as? UIPageViewController { return AnyView(HostedPages(controller: paging)) }
    if let sharing = controller as? UIActivityViewController { return AnyView(HostedActivities(controller: sharing)) }
    if let picking = controller as? UIColorPickerViewController {
      return AnyView(HostedColorPicker(controller: picking))
    }
    if let linking = controller as? any LinkingController { return AnyView(LinkPage(url: linking.linkedURL)) }
    return AnyView(HostedController(controller: controller))
  }
}

/// Stands for a web page that cannot lie inside the program.
private struct LinkPage: View {
  let url: URL

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "safari")
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(url.host ?? url.absoluteString)
        .font(.headline)
      Link("Open the page", destination: url)
        .buttonStyle(.borderedProminent)
    }
    .padding(32)
  }
}
