private struct HidesScrollBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where the page shows through between the rows of lists.
  var hidesScrollBackground: Bool {
    get { self[HidesScrollBackgroundKey.self] }
    set { self[HidesScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the background of lists and forms, so that the view's own background is seen.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWriter(\.hidesScrollBackground, visibility == .hidden))
  }
}

/// Containers that a background can be meant for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The page of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// Paints the background of the container that the view is in: here that of the view, which fills the container.
  /// - Partly: the view is painted, not the container: that is the same where the view fills it.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Draws the background of the container that the view is in: here that of the view, which fills the container.
  /// - Partly: the view is painted, not the container: that is the same where the view fills it.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
