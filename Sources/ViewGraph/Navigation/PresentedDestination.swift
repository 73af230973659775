/// Pushes a page while a binding is true.
///
/// It is a step of the location, as a link is: going back in the browser takes the page off, and going forward shows it
/// again, of the same item.
nonisolated struct PresentedDestination<Page: View>: PrimitiveModifier {
  /// The item that the page is of, so that Forward can show it once more.
  struct Last {
    let get: () -> AnyHashable?
    let set: (AnyHashable) -> Void
  }

  let isPresented: Binding<Bool>
  /// Nil where the page is of no item.
  let last: Last?
  let page: () -> Page

  init(isPresented: Binding<Bool>, last: Last? = nil, @ViewBuilder page: @escaping () -> Page) {
    self.isPresented = isPresented
    self.last = last
    self.page = page
  }

  @MainActor func didMount(_ node: ModifierNode) {
    guard let state = node.local as? PresentedDestinationState else { return }
    node.locate(
      "open", isStep: true, read: { state.link.isOpen ? "1" : "" }, restore: { state.present(!$0.isEmpty) })
  }

  @MainActor func build(_ node: ModifierNode) {
    let state = node.local as? PresentedDestinationState ?? PresentedDestinationState()
    node.local = state
    let link = state.link
    state.present = { isShown in
      if let last, isShown {
        if let item = state.item { last.set(item) }
      } else if isPresented.wrappedValue != isShown {
        isPresented.wrappedValue = isShown
      }
    }
    let isShown = node.reading { isPresented.wrappedValue }
    if isShown, let item = last?.get() { state.item = item }
    if isShown == link.isOpen {
      if let entry = link.entry {
        link.controller?.update(entry, view: AnyView(DestinationPage(make: page)), environment: node.environment)
      }
      return
    }
    node.graph.beforeCommit { [weak node] in
      guard let node, node.isMounted, let controller = node.environment.navigation else { return }
      if isShown, link.entry == nil {
        link.controller = controller
        link.entry = controller.push(
          AnyView(DestinationPage(make: page)), environment: node.environment,
          location: LocationChange(key: node.locationKey, value: "1")
        ) {
          link.entry = nil
          if isPresented.wrappedValue { isPresented.wrappedValue = false }
        }
      } else if !isShown, let entry = link.entry {
        link.entry = nil
        controller.pop(entry, tellsOwner: false)
      }
    }
  }
}

/// What a pushed page that follows a binding has, and how a location shows it and takes it off.
@MainActor
private final class PresentedDestinationState {
  let link = NavigationLinkState()
  /// The item of the page that was shown last.
  var item: AnyHashable?
  var present: @MainActor (Bool) -> Void = { _ in }
}
