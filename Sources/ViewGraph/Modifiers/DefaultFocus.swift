/// How eager a view is to have the focus first.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// Where no view has asked for it by itself.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Where the program has asked for it.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Gives a field the focus when the view appears.
nonisolated struct DefaultFocusModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func didMount(_ node: ModifierNode) {
    node.graph.afterCommit {
      if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
  }
}

extension View {
  /// Gives the field that stands for a value the focus when the view appears, unless another field has it.
  /// - Partly: `priority` is not used: another field that has the focus keeps it.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
