import UIKitCore
import ViewGraph

/// Tabs of UIKit's as those of SwiftUI's.
struct HostedTabs: View {
  let controller: UITabBarController

  var body: some View {
    let _ = controller.loadViewIfNeeded()
    let _ = (controller.revision.count, controller.tabBar.revision.count)
    TabView(selection: Binding(onMain: { controller.selectedIndex }, set: { controller.choose($0) })) {
      ForEach(Array((controller.viewControllers ?? []).enumerated()), id: \.element) { place, screen in
        let item = UITabBarController.item(of: screen)
        let _ = (item.revision.count, screen.revision.count)
        HostedContent.view(for: screen)
          .toolbar(controller.tabBar.isHidden ? .hidden : .automatic, for: .tabBar)
          .tabItem {
            if let image = item.image { Image(uiImage: image) }
            Text(verbatim: item.title ?? screen.title ?? "")
          }
          .badge(item.badgeValue.map { Text(verbatim: $0) })
          .tag(place)
      }
    }
    .tint((controller.tabBar.ownTint ?? controller.view.shownTint).map { Color(uiColor: $0) })
    .overlay { HostedOver(view: controller.view) }
  }
}
