/// A node for a view of one type.
public class _TypedNode<V: View>: GraphNode {
  /// Takes over a new value of the view; does nothing where neither it nor the environment has changed.
  func update(_ view: V, environment: EnvironmentValues) {
    fatalError("\(Self.self) does not say how its view is updated")
  }

  /// True where a view is known to say the same as the one that the node was given last.
  func holds(_ view: V) -> Bool { false }
}

/// A node that keeps the value of its view.
class ViewNode<V: View>: _TypedNode<V> {
  var view: V

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override func holds(_ view: V) -> Bool {
    ViewComparison.areSame(self.view, view)
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    let sameEnvironment = self.environment.isSame(as: environment)
    if ViewComparison.areSame(self.view, view) {
      if !sameEnvironment { update(environment: environment) }
      return
    }
    // Of two that hold the same values the former stays, so that those below see at once that it is the one they know.
    if !sameEnvironment { self.environment = environment }
    self.view = view
    evaluate()
  }
}
