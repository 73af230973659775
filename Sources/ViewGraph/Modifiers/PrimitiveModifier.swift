/// A modifier that the graph knows, instead of describing itself by other views.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The environment of the content; the node's own by default.
  func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues
  /// Brings further children (slots from 1 up) up to date: overlays, presented views.
  func build(_ node: ModifierNode)
  /// Makes the outputs from those of the content; what it reads the node depends on.
  func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs
  /// Reacts to something the reader did.
  func handle(_ event: DisplayEvent, _ node: ModifierNode)
  /// True where the modifier keeps nothing but what is in `local`.
  static var isDerived: Bool { get }
  /// Called once, after the content has been built for the first time.
  func didMount(_ node: ModifierNode)
  /// Called whenever the modifier has been replaced by a new value.
  func didUpdate(from old: Self, _ node: ModifierNode)
  /// Called once, when the view leaves the hierarchy.
  func didUnmount(_ node: ModifierNode)
}

extension PrimitiveModifier {
  func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues { base }
  func build(_ node: ModifierNode) {}
  func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs { content }
  func handle(_ event: DisplayEvent, _ node: ModifierNode) {}
  static var isDerived: Bool { false }
  func didMount(_ node: ModifierNode) {}
  func didUpdate(from old: Self, _ node: ModifierNode) {}
  func didUnmount(_ node: ModifierNode) {}

  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    PrimitiveModifierNode(view, context)
  }
}

/// What a primitive modifier sees of its node, whatever the content is.
@MainActor
protocol ModifierNode: GraphNode {
  /// What the modifier keeps for as long as its node lives.
  var local: AnyObject? { get set }
}

/// The node of a view modified by a primitive modifier; the content is in slot 0.
final class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>: _TypedNode<
  ModifiedContent<Content, Modifier>
>, ModifierNode
{
  var local: AnyObject?
  /// The content is kept by its own node alone.
  private var modifier: Modifier

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    setContent(view.content)
    modifier.build(self)
    modifier.didMount(self)
  }

  override var isDerived: Bool { Modifier.isDerived && (local == nil || (local as? any Restful)?.isAtRest == true) }

  override func evaluate() {
    beginEvaluation()
    child(0)?.update(environment: modifier.environment(environment, self))
    modifier.build(self)
    invalidateOutputs()
  }

  override func holds(_ view: ModifiedContent<Content, Modifier>) -> Bool {
    guard let content = child(0) as? _TypedNode<Content> else { return false }
    return ViewComparison.areSame(modifier, view.modifier) && content.holds(view.content)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, environment: EnvironmentValues) {
    if ViewComparison.areSame(modifier, view.modifier), self.environment.isSame(as: environment) {
      setContent(view.content)
      return
    }
    let old = modifier
    self.environment = environment
    modifier = view.modifier
    beginEvaluation()
    setContent(view.content)
    modifier.build(self)
    invalidateOutputs()
    modifier.didUpdate(from: old, self)
  }

  private func setContent(_ content: Content) {
    setChild(0, content, environment: modifier.environment(environment, self))
  }

  override func makeOutputs() -> Outputs {
    reading { modifier.outputs(outputs(ofSlot: 0), self) }
  }

  override func handle(_ event: DisplayEvent) {
    modifier.handle(event, self)
  }

  override func didUnmount() {
    modifier.didUnmount(self)
  }
}

extension ModifiedContent: StructuralView where Modifier: TraitModifier {}

/// A modifier that only says something about the view to its container.
protocol TraitModifier: InlineModifier {}

extension TraitModifier {
  static var isTrait: Bool { true }
}
