extension View {
  /// Lets the reader bring the lists and scroll views below up to date: by pulling them down, or with the key R. A sign
  /// turns until the action returns; while it runs it is not begun again.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

/// Hands an action, and whether it runs, to what scrolls below.
nonisolated private struct RefreshableModifier: PrimitiveModifier {
  let action: @Sendable () async -> Void

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    let isRunning = node.local as? StateLocation<Bool> ?? StateLocation(false)
    node.local = isRunning
    var inside = base
    inside.refresh = RefreshAction(action: action, isRunning: isRunning)
    return inside
  }
}

extension GraphNode {
  /// Who is told when the reader pulls the node down; nil where nothing can be refreshed.
  var refreshTarget: EventTarget? {
    guard let refresh = environment.refresh else { return nil }
    return target(for: "refresh") { [weak self] event in
      guard event == .refresh, !refresh.isRunning.get(), let context = self?.graph.context else { return }
      refresh.isRunning.set(true)
      context.begin()
      context.run {
        _ = Task {
          await refresh()
          refresh.isRunning.set(false)
          context.end()
        }
      }
    }
  }

  /// True while what the reader has asked for by pulling runs.
  var isRefreshing: Bool { environment.refresh?.isRunning.get() ?? false }
}
