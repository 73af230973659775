/// A part of the user interface: a value that says what to show, made anew whenever what it depends on changes.
///
/// Programs conform their own structures and describe them by `body`. The state of a view lives in the graph, not in
/// the value, so it lasts as long as the view keeps its place (or its `id`) in the hierarchy.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that describes the behaviour and content of this view.
  associatedtype Body: View

  /// What the view shows.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for the view in the graph. Programs never implement it.
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self>

  /// Goes to the view where it stands inside another. Programs never implement it.
  @MainActor static func _visit(_ view: Self, _ place: _Place)
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    CompositeNode(view, context)
  }

  public static func _visit(_ view: Self, _ place: _Place) {
    place.visitNode(view)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }

  public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _TypedNode<Never> {}
}
