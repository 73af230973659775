/// A view of any type. A view of another type in its place has another identity.
nonisolated public struct AnyView: View {
  private let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Wraps a view. `AnyView.init` as a function is the other one.
  @_disfavoredOverload
  public init<V: View>(erasing view: V) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView, StructuralView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<AnyView>) {
    Self.set(view, node)
  }

  @MainActor private static func set<V: View>(_ view: V, _ node: PrimitiveNode<AnyView>) {
    node.setChild(0, view, isDeferred: node.isDeferred)
  }
}

extension AnyView: ComparableField {
  @MainActor func isSame(as other: AnyView) -> Bool {
    ViewComparison.areSameViews(view, other.view)
  }
}
