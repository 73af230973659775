import UIKitCore
import ViewGraph

/// Shows the pages of a page controller, which the reader turns by swiping.
struct HostedPages: View {
  let controller: UIPageViewController

  var body: some View {
    let _ = controller.view.revision.count
    let pages = controller.pages
    TabView(selection: selection(pages)) {
      ForEach(pages, id: \.self) { page in
        HostedContent.view(for: page).tag(ObjectIdentifier(page))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: controller.showsDots ? .automatic : .never))
    .overlay { HostedOver(view: controller.view) }
  }

  private func selection(_ pages: [UIViewController]) -> Binding<ObjectIdentifier> {
    Binding(
      onMain: { ObjectIdentifier(controller.viewControllers?.first ?? controller) },
      set: { chosen in
        if let page = pages.first(where: { ObjectIdentifier($0) == chosen }) { controller.turn(to: page) }
      })
  }
}
