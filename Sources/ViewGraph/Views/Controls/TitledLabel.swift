/// What a control is called: several texts stand below each other, those after the first small and grey.
nonisolated package struct TitledLabel<Content: View>: View {
  let content: Content

  /// Makes the label of its texts.
  package init(content: Content) {
    self.content = content
  }

  /// Makes the label of its texts.
  package init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }
}

extension TitledLabel: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    node.titled(node.outputs(ofSlot: 0))
  }
}

extension GraphNode {
  /// A label of several texts as a title with subtitles; any other as it is.
  func titled(_ label: Outputs) -> Outputs {
    let views = label.displays.filter { !$0.isPresentation }
    guard views.count > 1, views.allSatisfy(\.isText) else { return label }
    return label.wrapped(title)
  }

  /// What an entry of a menu is called: its texts as a title with subtitles, beside its picture.
  func titledEntry(_ label: Outputs) -> Outputs {
    guard environment.controlPlace == .menu else { return label }
    let texts = label.displays.filter(\.isText)
    guard texts.count > 1 else { return label }
    let whole = title(texts)
    var result = label
    result.items = label.items.filter { !$0.display.isText || $0.display.id == texts[0].id }
    for index in result.items.indices where result.items[index].display.isText { result.items[index].display = whole }
    return result
  }

  private func title(_ texts: [DisplayNode]) -> DisplayNode {
    let look: [DisplayModifier] = [.font(.subheadline), .foreground(.hierarchical(1))]
    let rest = texts.dropFirst().map { text in
      DisplayNode(id: wrapperID(for: text.id), content: .box, modifiers: look, children: [text])
    }
    return DisplayNode(
      id: displayID(part: 7),
      content: .stack(
        StackContent(axis: .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 1)),
      children: texts.prefix(1) + rest)
  }
}

extension DisplayNode {
  fileprivate var isText: Bool { if case .text = content { true } else { false } }
}
