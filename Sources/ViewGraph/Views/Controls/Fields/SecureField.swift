/// A line of text that is not shown while the reader enters it. What is entered is never part of a location.
nonisolated public struct SecureField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let onCommit: () -> Void

  init(text: Binding<String>, prompt: Text?, onCommit: @escaping () -> Void, label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    self.label = label()
  }

  /// Makes a field; without a prompt the label's text stands in the empty field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, onCommit: {}, label: label)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, onCommit: {}) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, onCommit: {}) { Text(title) }
  }

  /// Makes a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, onCommit: {}) { Text(titleKey) }
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, onCommit: {}) { Text(title) }
  }

  /// Makes a field that says when Return is pressed; the older form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, onCommit: onCommit) { Text(titleKey) }
  }

  /// Makes a field that says when Return is pressed; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, onCommit: onCommit) { Text(title) }
  }
}

extension SecureField: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.insideControl)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let label = node.labelText(ofSlot: 0)
    // Without a key browsers leave the field out of what they send, so that no address ever holds a password.
    var field = FieldContent(
      target: node.target, key: "", kind: .secure, value: text.wrappedValue,
      prompt: prompt?.resolvedString(in: node.environment) ?? label)
    if case .builtIn(let style) = node.environment.textFieldLook { field.style = style }
    field.applyInput(node.environment)
    return Outputs(
      DisplayNode(
        id: node.displayID, content: .field(field),
        modifiers: prompt == nil || label.isEmpty ? [] : [.accessibility(AccessibilityProperties(label: label))]))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled else { return }
    switch event {
    case .input(let value): text.wrappedValue = value
    case .submit:
      onCommit()
      node.environment.submit?(.text)
    case .focus(let hasFocus): node.environment.fieldFocus?.set(hasFocus)
    default: break
    }
  }
}
