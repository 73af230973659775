/// The node of an inline view, with all inline views inside of it.
final class InlineNode<V: View>: ViewNode<V>, InlineHost {
  var parts = InlineParts()
  var visit = _Place.Visit.building
  var result = Outputs()
  /// What was shown last, so that what did not change stays the same.
  private var shown = Outputs()

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { parts.nodes }

  override func update(_ view: V, environment: EnvironmentValues) {
    // What moves without end from now on begins where it is.
    if Looping.spec(graph, environment) != nil {
      visit = .noting
      parts.notes = [:]
      go()
    }
    super.update(view, environment: environment)
    parts.notes = nil
  }

  override func evaluate() {
    beginEvaluation()
    visit = .building
    parts.beginBuilding()
    go()
    parts.endBuilding()
    invalidateOutputs()
  }

  override func makeOutputs() -> Outputs {
    visit = .displaying
    parts.beginDisplaying()
    reading { go() }
    parts.endDisplaying()
    shown = result.reusing(shown)
    result = Outputs()
    return shown
  }

  private func go() {
    V._visit(view, _Place(host: self, key: key, environment: environment, isDeferred: isDeferred))
  }
}

/// The node that evaluates inline views, whatever they are.
@MainActor
protocol InlineHost: GraphNode {
  var parts: InlineParts { get set }
  var visit: _Place.Visit { get }
  /// What the view that was gone to last hands up.
  var result: Outputs { get set }
}

extension InlineHost {
  /// Makes the node of a view inside, or brings it up to date.
  func build<V: View>(_ view: V, _ place: _Place) {
    let known = parts.take(place.key)
    if let node = known as? _TypedNode<V> {
      bring(node, to: view, in: place.environment)
      parts.add(node, at: place.key)
      return
    }
    known?.unmount()
    parts.add(
      makeChild(view, key: place.key, environment: place.environment, isDeferred: place.isDeferred), at: place.key)
  }

  /// What the node of a view inside hands up.
  func outputs(ofNode key: StructuralKey) -> Outputs {
    parts.node(key)?.outputs ?? Outputs()
  }

  /// The lasting name of a display node that is made inside.
  func name(_ key: StructuralKey) -> DisplayNode.ID {
    parts.name(key) ?? parts.add(name: DisplayNode.ID(graph.makeID()), at: key)
  }
}
