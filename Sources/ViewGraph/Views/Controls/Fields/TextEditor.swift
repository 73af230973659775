/// Text of several lines that the reader can edit. It takes the space that there is.
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  let selection: FieldSelection?

  /// Makes an editor.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Makes an editor that tells what is selected in it, and selects what the program says.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = FieldSelection(selection: selection)
  }
}

extension TextEditor: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "text",
      read: { [weak node] in node?.view.text.wrappedValue ?? "" },
      restore: { [weak node] in node?.view.text.wrappedValue = $0 })
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var field = FieldContent(
      target: node.target, key: node.locationKey, kind: .area(minLines: 3), value: text.wrappedValue, prompt: "")
    field.style = "editor"
    field.scroll = ScrollContent.styled(.vertical, node)
    field.followsSelection = selection != nil
    field.selection = selection?.range(in: text.wrappedValue)
    field.applyInput(node.environment)
    let background = PlatformLook.current().textEditors.map { DisplayModifier.background($0, nil) }
    return Outputs(
      DisplayNode(
        id: node.displayID, content: .field(field), modifiers: background.map { [$0] } ?? [],
        layout: LayoutAnswer(.stretching, .stretching)))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled else { return }
    switch event {
    case .input(let value):
      let old = text.wrappedValue
      text.wrappedValue = value
      selection?.follow(from: old, to: text.wrappedValue)
    case .select(let range): selection?.select(range, in: text.wrappedValue)
    case .focus(let hasFocus): node.environment.fieldFocus?.set(hasFocus)
    default: break
    }
  }
}
