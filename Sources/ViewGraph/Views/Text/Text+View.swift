import Foundation

extension Text: PrimitiveView {
  @MainActor func display(_ node: PrimitiveNode<Text>) -> Outputs {
    let context = TextContext(node.environment, clock: node.graph.context.clock)
    tick(node, after: secondsToNextChange(context))
    let content = resolved(in: context)
    let modifiers: [DisplayModifier] = node.environment.isRedacted ? [.redacted] : []
    return Outputs(DisplayNode(id: node.displayID, content: .text(content), modifiers: modifiers))
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Text>) {
    (node.local as? TextTimer)?.cancel()
  }

  @MainActor private func tick(_ node: PrimitiveNode<Text>, after seconds: Double?) {
    (node.local as? TextTimer)?.cancel()
    node.local = seconds.map { seconds in
      TextTimer(after: seconds, clock: node.graph.context.clock) { [weak node] in node?.invalidate() }
    }
  }
}

extension EnvironmentValues {
  /// True where text and pictures are shown without their details.
  var isRedacted: Bool { !redactionReasons.isEmpty }
}
