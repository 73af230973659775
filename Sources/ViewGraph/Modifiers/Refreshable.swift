extension View {
  /// Lets the reader pull a list down to bring it up to date; the action has finished when it returns.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EnvironmentTransform(keyPath: \.refresh) { $0 = RefreshAction(action: action) })
  }
}

extension GraphNode {
  /// Who is told when the reader pulls the node down; nil where nothing can be refreshed.
  var refreshTarget: EventTarget? {
    guard let refresh = environment.refresh else { return nil }
    return target(for: "refresh") { [weak self] event in
      guard event == .refresh, let context = self?.graph.context else { return }
      context.begin()
      context.run {
        _ = Task {
          await refresh()
          context.end()
        }
      }
    }
  }
}
