import Foundation

extension Text: PrimitiveView {
  @MainActor func display(_ node: PrimitiveNode<Text>) -> Outputs {
    let content = isTimed ? timed(node) : resolved(in: TextContext(node.environment, now: .distantPast))
    let modifiers: [DisplayModifier] = node.environment.isRedacted ? [.redacted] : []
    return Outputs(DisplayNode(id: node.displayID, content: .text(content), modifiers: modifiers))
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Text>) {
    (node.local as? TextTime)?.cancel()
  }

  /// The text now; it is made again as soon as it changes by itself.
  @MainActor private func timed(_ node: PrimitiveNode<Text>) -> TextContent {
    let time = node.local as? TextTime ?? TextTime(node.graph.context.clock)
    node.local = time
    let context = TextContext(node.environment, now: time.now)
    time.wake(after: secondsToNextChange(context)) { [weak node] in node?.invalidate() }
    return resolved(in: context)
  }
}

extension EnvironmentValues {
  /// True where text and pictures are shown without their details.
  var isRedacted: Bool { !redactionReasons.isDisjoint(with: [.placeholder, .invalidated]) }
}
