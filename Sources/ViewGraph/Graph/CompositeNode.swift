/// The node of a view that is described by its `body`, with the inline views in it.
final class CompositeNode<V: View>: ViewNode<V>, InlineHost {
  let parts = InlineParts()
  private var properties: DynamicProperties
  private var body: V.Body?
  /// The environment that the body was built in.
  private var builtIn = EnvironmentValues()
  private var movement: Movement<V>?

  override init(_ view: V, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(V.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { parts.nodes }

  override var isDerived: Bool { properties.areAsNew(for: view) && movement == nil && parts.locals == nil }
  override var isRebuilt: Bool { true }
  override var stateCells: [AnyObject?] { properties.cells }
  override func takeStateCells(_ cells: [AnyObject?]) { properties.cells = cells }
  override var givenNames: [UInt32] { parts.givenNames }
  override func takeNames(_ names: [UInt32]) { parts.take(names: names) }
  override func releaseChildren(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] { parts.release(mayGo) }

  override func forgetDisplay() {
    parts.forget()
    body = nil
  }

  override func evaluate() {
    beginEvaluation()
    graph.statistics.evaluations += 1
    var bound = movement?.value ?? view
    properties.bind(&bound, node: self)
    let made = reading { bound.body }
    show(made)
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
    let readsSame = properties.readSame(for: view, self.environment, environment)
    self.environment = environment
    if !readsSame {
      evaluate()
    } else if let body {
      builtIn = environment
      withSameView { build(body, at: bodyKey) }
      invalidateOutputs()
    }
  }

  override func makeOutputs() -> Outputs {
    body.map { display($0, at: bodyKey) } ?? Outputs()
  }

  override func didUnmount() {
    movement?.cancel()
    properties.unmount()
  }

  private var bodyKey: StructuralKey { key.appending(0) }

  private func show(_ made: V.Body) {
    if let body {
      if ViewComparison.areSame(body, made), builtIn.isSame(as: environment) { return }
      note(body, at: bodyKey, in: environment)
    }
    body = made
    builtIn = environment
    build(made, at: bodyKey)
    parts.notes = nil
  }
}
