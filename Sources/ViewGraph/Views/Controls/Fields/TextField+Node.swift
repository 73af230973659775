extension TextField: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    if case .custom = node.environment.textFieldLook { return }
    node.locate(
      "text", alias: node.environment.submitLabel == "search" ? "q" : nil,
      read: { [weak node] in node?.view.source.read() ?? "" },
      restore: { [weak node] value in
        guard let node else { return }
        node.draft?.text.set(nil)
        _ = node.view.source.write(value)
        node.invalidateOutputs()
      })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    if node.local == nil { node.local = FieldDraft() }
    var inside = node.insideControl
    inside.headingLevel = nil
    if case .custom(let style) = node.environment.textFieldLook {
      inside.textFieldLook = .builtIn("plain")
      if let style = style.style as? any TextFieldStyle { draw(style, inside, node) }
      node.removeChild(0)
    } else {
      node.removeChild(1)
      node.setChild(0, label, environment: inside)
    }
  }

  @MainActor private func draw<S: TextFieldStyle>(
    _ style: S, _ inside: EnvironmentValues, _ node: PrimitiveNode<Self>
  ) {
    let field = TextField<_TextFieldStyleLabel>(
      source: source, prompt: prompt, axis: axis, onEditingChanged: onEditingChanged, onCommit: onCommit
    ) { _TextFieldStyleLabel(content: AnyView(label)) }
    var inside = inside
    inside.labelsHidden = node.environment.labelsHidden
    node.setChild(1, StyleBody(style: style) { $0._body(configuration: field) }, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard case .builtIn(let style) = node.environment.textFieldLook else { return node.outputs(ofSlot: 1) }
    let label = node.labelText(ofSlot: 0)
    let text = node.draft?.text.get() ?? source.read()
    let lines = node.environment.minimumLines ?? 1
    var field = FieldContent(
      target: node.target, key: node.locationKey, kind: axis == .vertical ? .area(minLines: lines) : .line, value: text,
      prompt: prompt?.resolvedString(in: node.environment) ?? label)
    field.style = style
    field.followsSelection = source.selection != nil
    field.selection = source.selection?.range(in: text)
    field.applyInput(node.environment)
    return Outputs(
      DisplayNode(
        id: node.displayID, content: .field(field),
        modifiers: prompt == nil || label.isEmpty ? [] : [.accessibility(AccessibilityProperties(label: label))]))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, let draft = node.draft else { return }
    switch event {
    case .input(let text):
      let old = source.read()
      if source.isContinuous { _ = source.write(text) } else { enter(text, draft) }
      source.selection?.follow(from: old, to: draft.text.get() ?? source.read())
    case .select(let range): source.selection?.select(range, in: draft.text.get() ?? source.read())
    case .submit:
      commit(draft)
      onCommit()
      node.environment.submit?(.text)
    case .focus(let hasFocus):
      if !hasFocus { commit(draft) }
      node.environment.fieldFocus?.set(hasFocus)
      if draft.isEditing != hasFocus {
        draft.isEditing = hasFocus
        onEditingChanged(hasFocus)
      }
    default: break
    }
  }

  /// Keeps the text as it is entered, and tells the value that it has where there is one already.
  @MainActor private func enter(_ text: String, _ draft: FieldDraft) {
    draft.text.set(text)
    guard source.tellsValues, source.write(text) else { return }
    draft.told = source.read()
  }

  /// Takes over what was entered; what cannot be understood goes back to the value that there is. So does all where the program has
  /// set another value since.
  @MainActor private func commit(_ draft: FieldDraft) {
    guard let text = draft.text.get() else { return }
    if draft.told == nil || draft.told == source.read() { _ = source.write(text) }
    draft.told = nil
    draft.text.set(nil)
  }
}

/// What is being entered into a field and not yet committed.
@MainActor
private final class FieldDraft {
  let text = StateLocation<String?>(nil)
  /// The value as text that was told last while the field is edited.
  var told: String?
  var isEditing = false
}

extension PrimitiveNode {
  fileprivate var draft: FieldDraft? { local as? FieldDraft }
}

extension AccessibilityProperties {
  /// Properties that name a node.
  init(label: String) {
    self.init()
    self.label = label
  }
}
