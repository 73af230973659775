/// Bars that a modifier can mean.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String

  /// The one that the context asks for.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  /// Shows or hides bars. The bar with the title can be hidden; the others stay.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return navigationBarHidden(isMeant && visibility == .hidden)
  }

  /// Sets what lies behind bars. In a browser bars have the look of the page: this has no effect.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Shows or hides what lies behind bars. In a browser bars have the look of the page: this has no effect.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Shows or hides what lies behind bars. In a browser bars have the look of the page: this has no effect.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets whether bars are light or dark. In a browser bars have the look of the page: this has no effect.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Hides the status bar. A browser shows none over a page: this has no effect.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar. A browser shows none over a page: this has no effect.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what the system lays over a page. A browser lays nothing there: this has no effect.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
