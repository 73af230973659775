/// The node of an inline view, with all inline views inside of it.
final class InlineNode<V: View>: ViewNode<V>, InlineHost {
  let parts = InlineParts()

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { parts.nodes }

  override var isDerived: Bool { parts.locals == nil }
  override var isRebuilt: Bool { true }
  override var givenNames: [UInt32] { parts.givenNames }
  override func takeNames(_ names: [UInt32]) { parts.take(names: names) }
  override func releaseChildren(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] { parts.release(mayGo) }

  override func forgetDisplay() {
    parts.forget()
  }

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
