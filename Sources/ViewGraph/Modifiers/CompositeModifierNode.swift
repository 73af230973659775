/// The node of a view modified by a modifier that is described by its `body`.
final class CompositeModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var properties: DynamicProperties
  private var child: _TypedNode<Modifier.Body>?
  private var movement: Movement<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(Modifier.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { child.map { [$0] } ?? [] }

  override func evaluate() {
    beginEvaluation()
    graph.statistics.evaluations += 1
    var modifier = movement?.value ?? view.modifier
    properties.bind(&modifier, node: self)
    let content = view.content
    let stand = _ViewModifier_Content<Modifier> { parent, old in
      if let old = old as? _TypedNode<Content> {
        old.update(content, environment: parent.environment)
        return old
      }
      return parent.makeChild(content, key: parent.key.appending(1), environment: parent.environment)
    }
    let body = reading { modifier.body(content: stand) }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = makeChild(body, key: key.appending(0), environment: environment)
    }
    invalidateOutputs()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, environment: EnvironmentValues) {
    if ViewComparison.areSame(self.view.modifier, view.modifier), self.environment.isSame(as: environment),
      !properties.layout.readsEnvironment, ViewComparison.areSame(self.view.content, view.content)
    {
      return
    }
    if let way = Movement.way(from: self.view.modifier, to: view.modifier, movement, environment, graph) {
      movement?.cancel()
      movement = way.movement
      movement?.begin { [weak self] in self?.invalidate() }
    }
    self.environment = environment
    self.view = view
    evaluate()
  }

  override func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    self.environment = environment
    if properties.layout.readsEnvironment { evaluate() } else { child?.update(environment: environment) }
  }

  override func makeOutputs() -> Outputs {
    child?.outputs ?? Outputs()
  }

  override func didUnmount() {
    movement?.cancel()
    properties.unmount()
  }
}

/// Stands, in the body of a modifier, for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let connect: @MainActor (GraphNode, GraphNode?) -> GraphNode

  public var body: Never { fatalError("The content of a modifier has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    ContentNode(view, context)
  }

  private final class ContentNode: ViewNode<_ViewModifier_Content<Modifier>> {
    private var child: GraphNode?

    override init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
      super.init(view, context)
      evaluate()
    }

    override var children: [GraphNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
      beginEvaluation()
      let made = view.connect(self, child)
      if made !== child {
        child?.unmount()
        child = made
      }
      invalidateOutputs()
    }

    override func makeOutputs() -> Outputs {
      child?.outputs ?? Outputs()
    }
  }
}
