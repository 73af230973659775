/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the page before has it, large on the first.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, in the line of the buttons; here in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
}

/// What a page's bar is for.
public struct ToolbarRole: Sendable {
  private let name: String

  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// Whether the bar changes while the reader searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// When the bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How what scrolls ends under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

extension View {
  /// Sets how the title of the page is shown.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Adds a menu to the page's title: a button at the end of the bar.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    nonisolated(unsafe) let items = content()
    return toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          items
        } label: {
          Label("Menu", systemImage: "chevron.down.circle")
        }
      }
    }
  }

  /// Says what the page's bar is for.
  /// - Partly: `role` is not used: bars are the same in all roles.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Says whether the bar changes while the reader searches.
  /// - Partly: `behavior` is not used: the bar never changes.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  { self }

  /// Says when the bar of tabs becomes small.
  /// - Partly: `behavior` is not used: the bar keeps its size.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Lays a view on glass above the bar of tabs.
  /// - Partly: what the tabs show ends above it.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabAccessory(view: content()))
  }

  /// Lays a view on glass above the bar of tabs while that is enabled.
  /// - Partly: what the tabs show ends above it.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabAccessory(view: isEnabled ? content() : nil))
  }

  /// Says how what scrolls ends under bars.
  /// - Partly: `style` and `edges` are not used: bars let through what is under them, all in the same way.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Says that what scrolls does not fade under bars.
  /// - Partly: `hidden` and `edges` are not used: bars let through what is under them, all in the same way.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
}
