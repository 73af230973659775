/// Calls actions when a view appears and disappears.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor func didMount(_ node: ModifierNode) {
    let box = Actions(self)
    box.appearance = Appearance(node, followsScrolling: node.followsScrolling) { shown in
      if shown { box.actions.onAppear?() } else { box.actions.onDisappear?() }
    }
    node.local = box
  }

  @MainActor func didUpdate(from old: AppearanceModifier, _ node: ModifierNode) {
    (node.local as? Actions)?.actions = self
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    node.watched(content, (node.local as? Actions)?.appearance)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .visible(let isSeen) = event { (node.local as? Actions)?.appearance?.see(isSeen) }
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    guard let box = node.local as? Actions else { return }
    node.graph.afterCommit {
      box.appearance?.end()
      box.appearance = nil
    }
  }

  @MainActor
  private final class Actions {
    var actions: AppearanceModifier
    var appearance: Appearance?

    init(_ actions: AppearanceModifier) {
      self.actions = actions
    }
  }
}

extension View {
  /// Does something when the view appears. In a list, a lazy stack or a lazy grid it does so whenever it is scrolled into
  /// sight; on a page that no browser shows yet, when it is built.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Does something when the view disappears, in a list, a lazy stack or a lazy grid also by being scrolled out of sight.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
