/// Pages of which the reader chooses one by its tab. The page of a tab is built when it is first opened.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Makes tabs; the binding holds the tag of the one that is open.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that keep their selection themselves.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    let step = TabStep(
      of: node, initial: selection.map { AnyHashable($0.wrappedValue) },
      openIndex: { [weak node] in node.flatMap { $0.view.openIndex($0) } },
      open: { [weak node] index in node.map { $0.view.open(index, $0) } })
    (node.local as? TabViewState)?.step = step
    node.locate(step)
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let state = node.local as? TabViewState ?? TabViewState()
    node.local = state
    var inside = node.environment
    inside.isInList = false
    inside.tabViewStyle = "automatic"
    if node.environment.tabViewStyle == "sidebarAdaptable" { inside.isBesideTabs = true }
    inside.tabBarPlacement = placement(node.environment)
    node.setChild(0, content, environment: inside, isDeferred: true)
  }

  @MainActor private func placement(_ environment: EnvironmentValues) -> TabBarPlacement {
    switch environment.tabViewStyle {
    case "page": .pageIndicator
    case "sidebarAdaptable" where environment.horizontalSizeClass == .regular: .sidebar
    default: environment.horizontalSizeClass == .regular ? .topBar : .bottomBar
    }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let state = node.local as? TabViewState else { return Outputs() }
    let items = pages(node)
    state.tags = items.enumerated().map { index, item in item.traits[TagTrait.self] ?? AnyHashable(index) }
    let open = openIndex(node)
    state.step?.update(
      zip(state.tags, items).map { tag, item in
        TabStep.Item(
          tag: tag, label: item.traits[TabItemTrait.self]?.label ?? "",
          part: item.traits[DeferredTrait.self]?.node?.part)
      })
    var tabs: [TabsContent.Tab] = []
    var children: [DisplayNode] = []
    var values: [String] = []
    for (index, item) in items.enumerated() {
      let page = item.traits[DeferredTrait.self]?.node
      page?.show(index == open)
      let tab = item.traits[TabItemTrait.self] ?? TabItem(label: "")
      tabs.append(
        TabsContent.Tab(
          value: String(index), label: tab.label, symbol: tab.symbol, image: tab.image,
          badge: item.traits[BadgeTrait.self], location: state.step?.change(to: index)))
      if index == open || (page?.isActive == true && isNear(index, open, items.count, node)) {
        children.append(item.display)
        values.append(String(index))
      }
    }
    var content = TabsContent(
      target: node.target, key: node.locationKey, tabs: tabs, selection: open.map(String.init), pages: values,
      style: node.environment.tabViewStyle)
    let look = PlatformLook.current()
    content.look = content.style.hasPrefix("page") ? look.pageDots : look.tabBar
    content.hasIndexGround = node.environment.hasIndexGround
    let outputs = node.outputs(ofSlot: 0)
    let above = outputs.items.filter { $0.display.isPresentation }
    // Of all pages that have been built, the open one says what the window is called and how it looks.
    var preferences = outputs.preferences
    if let open, items.indices.contains(open), let page = items[open].traits[DeferredTrait.self]?.node {
      preferences.take(NavigationTitleKey.self, from: page.preferences)
      preferences.take(PageMetadataKey.self, from: page.preferences)
      preferences.take(PreferredColorSchemeKey.self, from: page.preferences)
      content.look = (page.preferences.value(BarLooksKey.self) ?? BarLooks()).look(.tab, over: content.look)
    }
    preferences.remove(BarLooksKey.self)
    let display = DisplayNode(id: node.displayID, content: .tabs(content), children: children)
    return Outputs([Output(display)] + above, preferences: preferences)
  }

  /// The outputs of the pages, with the open one built, and those that have not said what their tab is.
  @MainActor private func pages(_ node: PrimitiveNode<Self>) -> [Output] {
    func items() -> [Output] { node.outputs(ofSlot: 0).items.filter { !$0.display.isPresentation } }
    for item in items() where item.traits[TabItemTrait.self] == nil {
      item.traits[DeferredTrait.self]?.node?.activate()
    }
    let all = items()
    guard let state = node.local as? TabViewState else { return all }
    state.tags = all.enumerated().map { index, item in item.traits[TagTrait.self] ?? AnyHashable(index) }
    let open = openIndex(node)
    for index in all.indices where index == open || isNear(index, open, all.count, node) {
      all[index].traits[DeferredTrait.self]?.node?.activate()
    }
    return items()
  }

  /// True for the pages beside the open one, where the reader swipes: they come along with the finger.
  @MainActor private func isNear(_ index: Int, _ open: Int?, _ count: Int, _ node: PrimitiveNode<Self>) -> Bool {
    guard let open, node.environment.tabViewStyle.hasPrefix("page") else { return false }
    return abs(index - open) == 1
  }

  @MainActor private func openIndex(_ node: PrimitiveNode<Self>) -> Int? {
    guard let state = node.local as? TabViewState else { return nil }
    if let selection {
      let tag = AnyHashable(selection.wrappedValue)
      return state.tags.firstIndex(of: tag) ?? (state.tags.isEmpty ? nil : 0)
    }
    return min(state.index.get(), max(state.tags.count - 1, 0))
  }

  @MainActor private func open(_ index: Int, _ node: PrimitiveNode<Self>) {
    guard let state = node.local as? TabViewState, state.tags.indices.contains(index) else { return }
    if let selection {
      if let tag = state.tags[index].base as? SelectionValue { selection.wrappedValue = tag }
    } else {
      state.index.set(index)
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard case .set(let value) = event, let index = Int(value) else { return }
    if index == node.reading({ openIndex(node) }) { popToRoot(node) }
    open(index, node)
  }

  /// A press on the tab that is open goes back to the first page of its stack, as on a phone.
  @MainActor private func popToRoot(_ node: PrimitiveNode<Self>) {
    var found = pages(node).compactMap { $0.traits[DeferredTrait.self]?.node as? GraphNode }
      .filter { ($0 as? any Activatable)?.part.isVisible == true }
    while !found.isEmpty {
      let next = found.removeFirst()
      if next.navigationController?.popToRoot() == true { return }
      found += next.children
    }
  }
}

/// What a tab view keeps: the tags of its pages, and the open one where the program does not hold it.
@MainActor
private final class TabViewState {
  var tags: [AnyHashable] = []
  var step: TabStep?
  let index = StateLocation(0)
}

private struct TabViewStyleKey: EnvironmentKey { static var defaultValue: String { "automatic" } }

extension EnvironmentValues {
  var tabViewStyle: String {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

/// The look of a tab view.
public protocol TabViewStyle: Sendable {
  /// The name that renderers know.
  var name: String { get }
}

/// The platform's usual look.
public struct DefaultTabViewStyle: TabViewStyle {
  public let name = "automatic"
  public init() {}
}

/// Pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show where the reader is.
  public struct IndexDisplayMode: Sendable {
    let name: String

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "page")
    /// Always.
    public static let always = IndexDisplayMode(name: "pageWithIndex")
    /// Never.
    public static let never = IndexDisplayMode(name: "pageWithoutIndex")
  }

  public let name: String

  /// Makes the look; dots show where the reader is where there is more than one page, by default.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    name = indexDisplayMode.name
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's usual look.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to swipe through.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Tabs in a bar below the page on narrow screens, and in a sidebar beside it where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public let name = "sidebarAdaptable"
  public init() {}
}

/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public let name = "automatic"
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a bar below the page on narrow screens, and in a sidebar beside it where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets the look of tab views.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.tabViewStyle, style.name))
  }
}
