/// Bars that a modifier can mean.
public struct ToolbarPlacement: Hashable, Sendable {
  let bar: Bar

  enum Bar {
    case navigation, bottom, tab
  }

  /// The one that the context asks for: the bar with the title.
  public static let automatic = ToolbarPlacement(bar: .navigation)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(bar: .tab)
}

/// What views say about the bars around them.
struct BarLooks: Equatable {
  var looks: [ToolbarPlacement.Bar: BarLook] = [:]

  /// How a bar looks, by default as `base` says.
  func look(_ bar: ToolbarPlacement.Bar, over base: BarLook = BarLook()) -> BarLook {
    looks[bar].map { base.overlaid(by: $0) } ?? base
  }
}

/// The looks of bars; of views that follow each other the last counts.
enum BarLooksKey: PreferenceKey {
  static var defaultValue: BarLooks { BarLooks() }

  static func reduce(value: inout BarLooks, nextValue: () -> BarLooks) {
    value.looks.merge(nextValue().looks) { $0.overlaid(by: $1) }
  }
}

/// Says how bars look.
nonisolated struct BarLookModifier: PrimitiveModifier {
  let bars: [ToolbarPlacement]
  let change: @MainActor (inout BarLook, EnvironmentValues) -> Void

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    var looks = result.preferences.value(BarLooksKey.self) ?? BarLooks()
    for placement in bars.isEmpty ? [.automatic] : bars {
      var look = BarLook()
      change(&look, node.environment)
      looks.looks[placement.bar] = looks.look(placement.bar).overlaid(by: look)
    }
    result.preferences.set(BarLooksKey.self, looks)
    return result
  }
}

extension View {
  /// Shows or hides bars; without `bars` the one with the title.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { look, _ in look.isHidden = visibility.isHidden }
  }

  /// Shows or hides bars; without `bars` the one with the title.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { look, _ in look.isHidden = visibility.isHidden }
  }

  /// Sets what lies behind bars; without `bars` behind the one with the title.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { look, environment in look.background = style._paint(in: environment) }
  }

  /// Shows or hides what lies behind bars; without `bars` behind the one with the title.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { look, _ in look.hidesBackground = visibility.isHidden }
  }

  /// Shows or hides what lies behind bars; without `bars` behind the one with the title.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { look, _ in look.hidesBackground = visibility.isHidden }
  }

  /// Sets whether bars are light or dark; nil is as the page is.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { look, _ in look.colorScheme = colorScheme }
  }

  nonisolated private func barLook(
    _ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarLook, EnvironmentValues) -> Void
  ) -> some View {
    modifier(BarLookModifier(bars: bars, change: change))
  }

  /// Hides the status bar. A page has none of its own: it is hidden as it stands.
  /// - Partly: changes nothing: the bars of a browser are the reader's.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar. A page has none of its own: it is hidden as it stands.
  /// - Partly: changes nothing: the bars of a browser are the reader's.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what the system lays over a page. Nothing is laid over a page: it is hidden as it stands.
  /// - Partly: changes nothing: the bars of a browser are the reader's.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

extension Visibility {
  /// True and false for what is said, nil for what is left open.
  var isHidden: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}
