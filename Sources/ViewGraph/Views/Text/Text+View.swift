import Foundation

extension Text: InlineView {
  @MainActor func build(_ place: _Place) {
    if isTimed {
      place.build(TimedText(text: self))
    } else if asksForLinks(in: place.environment) {
      place.build(LinkedText(text: self))
    }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    if isTimed { return place.outputs(TimedText(text: self)) }
    if asksForLinks(in: place.environment) { return place.outputs(LinkedText(text: self)) }
    return Outputs(display(resolved(in: TextContext(place.environment, now: .distantPast)), at: place))
  }

  /// True where the program itself opens links that the text may have.
  @MainActor private func asksForLinks(in environment: EnvironmentValues) -> Bool {
    environment.openURL.isHandledByProgram && plain(in: TextContext(environment, now: .distantPast)) == nil
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

/// A text whose links the program opens itself.
private struct LinkedText: PrimitiveView {
  let text: Text

  func display(_ node: PrimitiveNode<LinkedText>) -> Outputs {
    var content = text.resolved(in: TextContext(node.environment, now: .distantPast))
    for index in content.runs.indices {
      guard let url = content.runs[index].style.link else { continue }
      content.runs[index].style.linkTarget = node.target(for: index) { [weak node] event in
        guard event == .press, let node, node.environment.isEnabled else { return }
        node.environment.openURL(url)
      }
    }
    return Outputs(text.display(content, at: node))
  }
}

extension EnvironmentValues {
  /// True where text and pictures are shown without their details.
  var isRedacted: Bool { !redactionReasons.isDisjoint(with: [.placeholder, .invalidated]) }
}
