/// The node of a view that is described by its `body`.
final class CompositeNode<V: View>: ViewNode<V> {
  private var properties: DynamicProperties
  private var child: _TypedNode<V.Body>?

  override init(_ view: V, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(V.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { child.map { [$0] } ?? [] }

  override func evaluate() {
    beginEvaluation()
    graph.statistics.evaluations += 1
    var bound = view
    properties.bind(&bound, node: self)
    let body = reading { bound.body }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = makeChild(body, key: key.appending(0), environment: environment)
    }
    invalidateOutputs()
  }

  override func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    self.environment = environment
    if properties.layout.readsEnvironment {
      evaluate()
    } else {
      child?.update(environment: environment)
    }
  }

  override func makeOutputs() -> Outputs {
    child?.outputs ?? Outputs()
  }

  override func didUnmount() {
    properties.unmount()
  }
}
