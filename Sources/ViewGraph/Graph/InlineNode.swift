/// The node of an inline view, with all inline views inside of it.
final class InlineNode<V: View>: ViewNode<V>, InlineHost {
  var parts = InlineParts()

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { parts.nodes }

  override func update(_ view: V, environment: EnvironmentValues) {
    note(self.view, at: key, in: environment)
    super.update(view, environment: environment)
    parts.notes = nil
  }

  override func evaluate() {
    beginEvaluation()
    build(view, at: key)
    invalidateOutputs()
  }

  override func makeOutputs() -> Outputs {
    display(view, at: key)
  }
}
