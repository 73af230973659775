import Foundation

extension Text: InlineView {
  @MainActor func build(_ place: _Place) {
    if isTimed { place.build(TimedText(text: self)) }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    if isTimed { return place.outputs(TimedText(text: self)) }
    return Outputs(display(resolved(in: TextContext(place.environment, now: .distantPast)), at: place))
  }

  @MainActor fileprivate func display(_ content: TextContent, at site: some DisplaySite) -> DisplayNode {
    let modifiers: [DisplayModifier] = site.environment.isRedacted ? [.redacted] : []
    return DisplayNode(id: site.displayID, content: .text(content), modifiers: modifiers)
  }
}

/// A text that changes by itself as time goes by.
private struct TimedText: PrimitiveView {
  let text: Text

  func display(_ node: PrimitiveNode<TimedText>) -> Outputs {
    let time = node.local as? TextTime ?? TextTime(node.graph.context.clock)
    node.local = time
    let context = TextContext(node.environment, now: time.now)
    time.wake(after: text.secondsToNextChange(context)) { [weak node] in node?.invalidate() }
    return Outputs(text.display(text.resolved(in: context), at: node))
  }

  func didUnmount(_ node: PrimitiveNode<TimedText>) {
    (node.local as? TextTime)?.cancel()
  }
}

extension EnvironmentValues {
  /// True where text and pictures are shown without their details.
  var isRedacted: Bool { !redactionReasons.isDisjoint(with: [.placeholder, .invalidated]) }
}
