import UIKitCore
import ViewGraph

/// A stack of UIKit's as one of SwiftUI's.
struct HostedNavigation: View {
  let controller: UINavigationController

  var body: some View {
    let _ = controller.revision.count
    NavigationStack(path: path) {
      Group {
        if let first = controller.viewControllers.first {
          HostedScreen(controller: first, stack: controller).id(ObjectIdentifier(first))
        }
      }
      .navigationDestination(for: Step.self) { HostedScreen(controller: $0.controller, stack: controller) }
    }
    .onAppear { controller.loadViewIfNeeded() }
    .modifier(HostedTint(tint: controller.navigationBar.ownTint ?? controller.view.shownTint))
    .overlay { HostedOver(view: controller.view) }
  }

  private var path: Binding<[Step]> {
    Binding(
      onMain: { controller.viewControllers.dropFirst().map(Step.init) },
      set: { controller.show(above: $0.map(\.controller)) })
  }

  /// A screen that lies above the first.
  struct Step: Hashable, Sendable {
    let controller: UIViewController

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    nonisolated static func == (left: Step, right: Step) -> Bool { left.controller === right.controller }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
  }
}

/// A screen of a stack with what its bar shows.
private struct HostedScreen: View {
  let controller: UIViewController
  let stack: UINavigationController

  private var item: UINavigationItem { controller.navigationItem }

  var body: some View {
    // What the bar shows may be said as the view is made.
    let _ = controller.loadViewIfNeeded()
    let _ = (controller.revision.count, item.revision.count, stack.revision.count)
    HostedContent.view(for: controller)
      .modifier(HostedTitle(title: item.title ?? controller.title, mode: mode))
      .modifier(HostedSearching(controller: item.searchController))
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems ?? []) }
        ToolbarItemGroup(placement: .topBarTrailing) { buttons((item.rightBarButtonItems ?? []).reversed()) }
        if let view = item.titleView {
          ToolbarItem(placement: .principal) { HostedView(view: view) }
        }
      }
      .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar(controller.hidesBottomBarWhenPushed ? .hidden : .automatic, for: .tabBar)
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    ForEach(items, id: \.self) { HostedBarButton(item: $0) }
  }

  private var mode: NavigationBarItem.TitleDisplayMode {
    guard stack.navigationBar.prefersLargeTitles else { return .inline }
    switch item.largeTitleDisplayMode {
    case .always: return .large
    case .never: return .inline
    case .automatic: return controller === stack.viewControllers.first ? .large : .automatic
    }
  }
}

/// The title of a screen, where it has one: a SwiftUI view inside may say it otherwise.
private struct HostedTitle: ViewModifier {
  let title: String?
  let mode: NavigationBarItem.TitleDisplayMode

  @ViewBuilder func body(content: Content) -> some View {
    if let title {
      content.navigationTitle(Text(verbatim: title)).navigationBarTitleDisplayMode(mode)
    } else {
      content.navigationBarTitleDisplayMode(mode)
    }
  }
}

/// The field of a screen that can be searched.
private struct HostedSearching: ViewModifier {
  let controller: UISearchController?

  @ViewBuilder func body(content: Content) -> some View {
    if let controller {
      let _ = controller.searchBar.revision.count
      content
        .searchable(
          text: Binding(onMain: { controller.searchBar.text ?? "" }, set: { controller.search($0) }),
          isPresented: Binding(onMain: { controller.isActive }, set: { controller.isActive = $0 }),
          prompt: controller.searchBar.placeholder.map { Text(verbatim: $0) }
        )
        .onSubmit(of: .search) { controller.searchBar.delegate?.searchBarSearchButtonClicked(controller.searchBar) }
    } else {
      content
    }
  }
}
