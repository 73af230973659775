/// The node of a view that is made of something outside of the graph, such as a controller of another framework. It is
/// brought up to date when the view is replaced, and when something changes that the update has read.
final class HostNode<V: View, Hosted: AnyObject>: ViewNode<V> {
  private let hosted: Hosted
  private let refresh: @MainActor (V, Hosted, EnvironmentValues) -> Void
  private let content: @MainActor (Hosted) -> AnyView
  private let end: @MainActor (Hosted) -> Void

  init(
    _ view: V, _ context: _NodeContext, make: @MainActor (V, EnvironmentValues) -> Hosted,
    update: @escaping @MainActor (V, Hosted, EnvironmentValues) -> Void,
    content: @escaping @MainActor (Hosted) -> AnyView, end: @escaping @MainActor (Hosted) -> Void
  ) {
    hosted = Tracking.withoutReader { make(view, context.environment) }
    refresh = update
    self.content = content
    self.end = end
    super.init(view, context)
    reading { update(view, hosted, environment) }
    show()
  }

  override func evaluate() {
    beginEvaluation()
    reading { refresh(view, hosted, environment) }
    show()
    invalidateOutputs()
  }

  override func didUnmount() {
    end(hosted)
  }

  private func show() {
    var inside = environment
    inside.isInList = false
    setChild(0, content(hosted), environment: inside)
  }
}

extension View {
  /// Makes the node of a view that is made of something outside of the graph.
  @MainActor
  package static func _hostNode<Hosted: AnyObject>(
    _ view: Self, _ context: _NodeContext, make: @MainActor (Self, EnvironmentValues) -> Hosted,
    update: @escaping @MainActor (Self, Hosted, EnvironmentValues) -> Void,
    content: @escaping @MainActor (Hosted) -> AnyView, end: @escaping @MainActor (Hosted) -> Void
  ) -> _TypedNode<Self> {
    HostNode(view, context, make: make, update: update, content: content, end: end)
  }
}
