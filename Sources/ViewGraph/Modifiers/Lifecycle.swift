/// Follows whether a view is on screen.
@MainActor
final class Appearance {
  private let part: ScreenPart?
  private var isShown = false
  private let onChange: @MainActor (Bool) -> Void

  /// Calls `onChange(true)` once the reader sees the view, `onChange(false)` when no longer.
  init(_ node: GraphNode, onChange: @escaping @MainActor (Bool) -> Void) {
    self.onChange = onChange
    part = node.environment.screenPart
    part?.add(self) { [weak self, weak graph = node.graph] visible in
      guard let self, let graph else { return }
      graph.afterCommit { self.set(visible) }
    }
    if part?.isVisible ?? true {
      node.graph.afterCommit { [weak self, weak node] in
        guard let node, node.isMounted else { return }
        self?.set(true)
      }
    }
  }

  func end() {
    part?.remove(self)
    set(false)
  }

  private func set(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    onChange(shown)
  }
}

/// Calls actions when a view appears and disappears.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  @MainActor func didMount(_ node: ModifierNode) {
    let box = Actions(self)
    box.appearance = Appearance(node) { shown in
      if shown { box.actions.onAppear?() } else { box.actions.onDisappear?() }
    }
    node.local = box
  }

  @MainActor func didUpdate(from old: AppearanceModifier, _ node: ModifierNode) {
    (node.local as? Actions)?.actions = self
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
  /// Does something when the view appears. A row of a lazy list appears when it is built near the screen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Does something when the view disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
