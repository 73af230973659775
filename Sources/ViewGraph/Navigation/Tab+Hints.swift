/// How a reader may arrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A place of tabs in which a reader could arrange them.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands among the others.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What happens when a tab for searching is opened.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// How a reader has arranged the tabs.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Where a tab is shown, by its customization id.
  public struct TabCustomization: Equatable, Sendable {
    public var tabBarVisibility = Visibility.automatic
    public var sidebarVisibility = Visibility.automatic
  }

  /// Makes one that changes nothing.
  public init() {}

  /// - Partly: nothing is ever arranged: nothing is read.
  public init(from decoder: any Decoder) throws {}

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoKeys.self)
  }

  private enum NoKeys: CodingKey {}

  /// What the reader has done to the tab: nothing.
  /// - Partly: readers cannot arrange tabs.
  public subscript(tab id: String) -> TabCustomization { TabCustomization() }

  /// Forgets what the reader has done to the order of tabs.
  public mutating func resetSectionOrder() {}
  /// Forgets whether the reader has hidden tabs.
  public mutating func resetVisibility() {}
}

extension TabContent {
  /// Leaves the tab out, where `hidden`.
  nonisolated public func hidden(_ hidden: Bool) -> some TabContent<TabValue> {
    _Tabs<_, TabValue>(content: hidden ? nil : self)
  }

  /// Says whether the tab is shown at first in a place in which readers arrange tabs.
  /// - Partly: changes nothing: readers cannot arrange tabs.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Says where the tab stands among the others.
  /// - Partly: changes nothing: tabs stand in the order of the program.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Says how readers may arrange the tab.
  /// - Partly: changes nothing: readers cannot arrange tabs.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to the section, which a sidebar shows beside its title.
  /// - Partly: the actions are not shown: sections of tabs have no titles here.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to the tab, which a finger finds behind it in a sidebar.
  /// - Partly: the actions are not shown: tabs are not swiped here.
  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to the tab, which a long press finds.
  /// - Partly: the actions are not shown: a long press on a tab is a press.
  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TabContent<TabValue> { self }

  /// Names the tab for tests.
  /// - Partly: the name is not kept: tabs are found by their titles.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a page that is for something, known by a value; searching has the platform's title and symbol.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", value: value, role: role, content: content)
  }
}

extension View {
  /// Shows something above the tabs of a sidebar.
  /// - Partly: nothing is shown: the sidebar holds the tabs alone.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Shows something below the tabs of a sidebar.
  /// - Partly: nothing is shown: the sidebar holds the tabs alone.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Shows something at the bottom of a sidebar.
  /// - Partly: nothing is shown: the sidebar holds the tabs alone.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Keeps how the reader has arranged the tabs.
  /// - Partly: nothing is ever arranged: readers cannot arrange tabs.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Says what happens when the tab for searching is opened.
  /// - Partly: changes nothing: the reader presses the field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Says where adaptable tabs are at first.
  /// - Partly: changes nothing: wide screens have the sidebar.
  nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic)
    -> some View
  {
    self
  }
}
