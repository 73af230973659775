/// Does something when a value has changed.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func didMount(_ node: ModifierNode) {
    guard isInitial else { return }
    // That a view appears is the program's own doing, wherever the reader has come from.
    node.graph.beforeCommit { KeptValues.holdingBack(false) { action(value, value) } }
  }

  @MainActor func didUpdate(from old: ChangeModifier, _ node: ModifierNode) {
    guard old.value != value else { return }
    node.graph.beforeCommit { action(old.value, value) }
  }
}

extension View {
  /// Does something when a value has changed; with `initial`, also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value has changed; with `initial`, also when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Does something with the new value when a value has changed.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
