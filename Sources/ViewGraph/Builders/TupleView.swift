/// Several views in a row, as a builder makes them.
nonisolated public struct TupleView<T>: View {
  /// The views, one by one; shared by all copies, since containers hand them on.
  private let views: Views
  /// Puts the tuple together again.
  private let tuple: ([any View]) -> T

  private final class Views {
    let all: [any View]

    init(_ all: [any View]) {
      self.all = all
    }
  }

  /// The first of the views.
  var first: (any View)? { views.all.first }

  /// Makes a view of a tuple of views.
  public init(_ value: T) {
    views = Views(Mirror(reflecting: value).children.compactMap { $0.value as? any View })
    tuple = { _ in value }
  }

  init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
    var all: [any View] = []
    for view in repeat each content { all.append(view) }
    views = Views(all)
    tuple = { all in
      var rest = all[...]
      func next<V: View>(_ type: V.Type) -> V {
        guard let view = rest.popFirst() as? V else { fatalError("A tuple view has lost \(type)") }
        return view
      }
      return (repeat next((each Content).self))
    }
  }

  /// The views as a tuple.
  public var value: T {
    get { tuple(views.all) }
    set { self = TupleView(newValue) }
  }
}

extension TupleView: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<TupleView<T>>) {
    for (index, view) in views.all.enumerated() {
      Self.set(view, index, node)
    }
  }

  @MainActor private static func set<V: View>(_ view: V, _ index: Int, _ node: PrimitiveNode<TupleView<T>>) {
    node.setChild(index, view, isDeferred: node.isDeferred)
  }
}

extension TupleView: ComparableField {
  @MainActor func isSame(as other: TupleView) -> Bool {
    guard views !== other.views else { return true }
    guard views.all.count == other.views.all.count else { return false }
    for (view, theirs) in zip(views.all, other.views.all) where !ViewComparison.areSameViews(view, theirs) {
      return false
    }
    return true
  }
}
