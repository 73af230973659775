/// Several views in a row, as a builder makes them.
nonisolated public struct TupleView<T>: View {
  /// The views as a tuple.
  public var value: T
  private let views: [any View]

  /// Makes a view of a tuple of views.
  public init(_ value: T) {
    self.value = value
    views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
    value = content
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    self.views = views
  }
}

extension TupleView: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<TupleView<T>>) {
    for (index, view) in views.enumerated() {
      Self.set(view, index, node)
    }
  }

  @MainActor private static func set<V: View>(_ view: V, _ index: Int, _ node: PrimitiveNode<TupleView<T>>) {
    node.setChild(index, view, isDeferred: node.isDeferred)
  }
}
