/// Makes the pages of a navigation stack: shared by `NavigationView`, `NavigationStack` and split views.
@MainActor
struct NavigationPages {
  let node: GraphNode
  let controller: NavigationController

  /// The environment of a page.
  func environment(_ base: EnvironmentValues, part: ScreenPart, entry: NavigationController.Entry?) -> EnvironmentValues
  {
    var inside = base
    inside.navigation = controller
    inside.screenPart = part
    inside.isInList = false
    inside.isInBar = false
    inside.lazyWindow = nil
    inside.rowSelection = nil
    if let entry {
      inside.isChoiceInPath = false
      inside.isColumn = false
      inside.isPresented = true
      inside.dismiss = DismissAction { [weak controller, weak entry] in
        onMain {
          if let entry { controller?.pop(entry) }
        }
      }
    }
    return inside
  }

  func build<Root: View>(root: Root) {
    node.setChild(0, root, environment: environment(node.environment, part: controller.rootPart, entry: nil))
    let wanted = Set(controller.entries.map(\.id))
    for slot in node.otherSlots where !wanted.contains(slot) { node.removeChild(slot) }
    for entry in controller.entries {
      node.setChild(
        entry.id, entry.view, environment: environment(entry.environment, part: entry.part, entry: entry))
    }
  }

  func display(style: String) -> Outputs {
    var pages: [Output] = []
    var presentations: [Output] = []
    var preferences = PreferenceValues()
    var previousTitle: String?
    for (index, slot) in ([0] + controller.entries.map(\.id)).enumerated() {
      let outputs = node.outputs(ofSlot: slot)
      let entry = index == 0 ? nil : controller.entries[index - 1]
      let page = makePage(outputs, slot: slot, entry: entry, previousTitle: previousTitle)
      pages.append(page.0)
      presentations += outputs.items.filter { $0.display.isPresentation }
      previousTitle = page.1
      preferences = outputs.preferences
    }
    preferences.remove(ToolbarKey.self)
    preferences.remove(NavigationBarKey.self)
    if var looks = preferences.value(BarLooksKey.self) {
      looks.looks[.navigation] = nil
      looks.looks[.bottom] = nil
      preferences.set(BarLooksKey.self, looks)
    }
    let stack = DisplayNode(
      id: node.displayID, content: .navigation(NavigationContent(style: style)), children: pages.map(\.display))
    return Outputs([Output(stack)] + presentations, preferences: preferences)
  }

  private func makePage(
    _ outputs: Outputs, slot: Int, entry: NavigationController.Entry?, previousTitle: String?
  ) -> (Output, String?) {
    let title = outputs.preferences.value(NavigationTitleKey.self) ?? nil
    let bar = outputs.preferences.value(NavigationBarKey.self) ?? NavigationBar()
    let items = outputs.preferences.value(ToolbarKey.self) ?? []
    let looks = outputs.preferences.value(BarLooksKey.self) ?? BarLooks()
    var content = PageContent(
      title: title?.text, titleDisplayMode: bar.titleDisplayMode ?? (entry == nil ? "large" : "inline"),
      isBarHidden: looks.look(.navigation).isHidden ?? bar.isHidden ?? false)
    content.look = looks.look(.navigation, over: PlatformLook.current().navigationBar)
    content.bottomLook = looks.look(.bottom)
    if let entry, !(bar.isBackHidden ?? false) {
      content.backTarget = node.target(for: BackKey(id: slot)) { [weak controller] _ in controller?.pop(entry) }
      content.backTitle = previousTitle
      content.backLocation = undoing(entry)
    }
    let leading = items.filter { $0.place == .leading }.flatMap(\.displays)
    let principal = items.filter { $0.place == .principal }.flatMap(\.displays)
    let trailing = items.filter { $0.place == .trailing }.flatMap(\.displays)
    let bottom = items.filter { $0.place == .bottom }.flatMap(\.displays)
    let keyboard = items.filter { $0.place == .keyboard }.flatMap(\.displays)
    let search = items.filter { $0.place == .search }.flatMap(\.displays)
    content.leadingItems = leading.count
    content.principalItems = principal.count
    content.trailingItems = trailing.count
    content.bottomItems = bottom.count
    content.keyboardItems = keyboard.count
    content.searchItems = search.count
    let inside = outputs.inColumn(node.displayID(part: -slot - 1)).displays.filter { !$0.isPresentation }
    let page = DisplayNode(
      id: node.displayID(part: slot + 1), content: .page(content),
      children: leading + principal + trailing + bottom + keyboard + search + inside)
    return (Output(page), title?.text)
  }

  /// What going back from a page changes about the location.
  private func undoing(_ entry: NavigationController.Entry) -> LocationChange? {
    if let words = entry.words, let key = controller.locationKey, let depth = controller.depth(of: entry.part) {
      if !words.isEmpty { return .undoing("\(key).\(depth)") }
      let before = depth > 1 ? controller.entries[depth - 2].part : controller.rootPart
      return before.pathSteps.last.map { .undoing($0.locationKey) }
    }
    return entry.location.map { LocationChange(key: $0.key, value: nil) }
  }

  private struct BackKey: Hashable {
    let id: Int
  }
}
