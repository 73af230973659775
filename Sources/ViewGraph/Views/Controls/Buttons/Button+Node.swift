extension Button: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let press = node.local as? ButtonPress ?? ButtonPress()
    node.local = press
    node.buildButton(label: label, role: role, press, action: action)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let prominence = node.environment.buttonLook.prominence else { return node.outputs(ofSlot: 2) }
    var button = ButtonContent(
      target: node.target, role: role, prominence: prominence, shortcut: node.environment.keyboardShortcut?.name,
      isFocused: node.environment.fieldFocus?.isFocused)
    button.focusStep = node.environment.focusStep
    return node.buttonOutputs(.button(button), prominence)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, let press = node.local as? ButtonPress else { return }
    switch event {
    case .press:
      press.flash()
      action()
      node.environment.buttonPressed?.action()
    case .focus(let hasFocus): node.environment.fieldFocus?.set(hasFocus)
    case .editing(let isDown):
      press.isPressed.set(isDown)
    default: break
    }
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    (node.local as? ButtonPress)?.release?.cancel()
  }
}
