/// The node of a view modified by a modifier that is described by its `body`, with the inline views in it.
final class CompositeModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>, InlineHost
{
  var parts = InlineParts()
  private var properties: DynamicProperties
  private var body: Modifier.Body?
  private var movement: Movement<Modifier>?

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(Modifier.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { parts.nodes }

  override var isDerived: Bool { properties.areAsNew(for: view.modifier) && movement == nil && parts.locals == nil }
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
    var modifier = movement?.value ?? view.modifier
    properties.bind(&modifier, node: self)
    let made = reading { modifier.body(content: _ViewModifier_Content(view.content)) }
    if let body { note(body, at: bodyKey, in: environment) }
    body = made
    build(made, at: bodyKey)
    parts.notes = nil
    invalidateOutputs()
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, environment: EnvironmentValues) {
    if ViewComparison.areSame(self.view.modifier, view.modifier),
      ViewComparison.areSame(self.view.content, view.content)
    {
      return update(environment: environment)
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
    let readsSame = properties.readSame(for: view.modifier, self.environment, environment)
    self.environment = environment
    if !readsSame {
      evaluate()
    } else if let body {
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
}

/// Stands, in the body of a modifier, for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  private let buildContent: @MainActor (_Place) -> Void
  private let displayContent: @MainActor (_Place) -> Outputs

  init<Content: View>(_ content: Content) {
    buildContent = { $0.build(content, slot: 1) }
    displayContent = { $0.outputs(content, slot: 1) }
  }
}

extension _ViewModifier_Content: InlineView {
  func build(_ place: _Place) {
    buildContent(place)
  }

  func display(_ place: _Place) -> Outputs {
    displayContent(place)
  }
}
