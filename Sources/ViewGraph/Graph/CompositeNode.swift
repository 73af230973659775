/// The node of a view that is described by its `body`.
final class CompositeNode<V: View>: ViewNode<V> {
  private var properties: DynamicProperties
  private var child: _TypedNode<V.Body>?
  private var movement: Movement<V>?

  override init(_ view: V, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(V.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { child.map { [$0] } ?? [] }

  override func evaluate() {
    beginEvaluation()
    graph.statistics.evaluations += 1
    var bound = movement?.value ?? view
    properties.bind(&bound, node: self)
    let body = reading { bound.body }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = makeChild(body, key: key.appending(0), environment: environment)
    }
    invalidateOutputs()
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    if let way = Movement.way(from: self.view, to: view, movement, environment, graph) {
      movement?.cancel()
      movement = way.movement
      movement?.begin { [weak self] in self?.invalidate() }
    }
    super.update(view, environment: environment)
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
    movement?.cancel()
    properties.unmount()
  }
}
