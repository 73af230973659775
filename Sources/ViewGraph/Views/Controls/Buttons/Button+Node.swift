import Combine
import Dispatch

extension Button: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let state = node.local as? ButtonState ?? ButtonState()
    node.local = state
    var inside = node.insideControl
    inside.buttonLook = .builtIn(.automatic)
    inside.buttonShape = .automatic
    switch node.environment.buttonLook {
    case .builtIn:
      node.removeChild(1)
      node.removeChild(2)
      node.setChild(0, label, environment: inside)
    case .custom(let style):
      node.removeChild(0)
      node.removeChild(2)
      if let style = style.style as? any ButtonStyle { draw(style, state, inside, node) }
    case .primitive(let style):
      node.removeChild(0)
      node.removeChild(1)
      inside.buttonPressed = node.environment.buttonPressed
      if let style = style.style as? any PrimitiveButtonStyle { replace(with: style, inside, node) }
    }
  }

  @MainActor private func draw<S: ButtonStyle>(
    _ style: S, _ state: ButtonState, _ inside: EnvironmentValues, _ node: PrimitiveNode<Self>
  ) {
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)), pressed: state.isPressed)
    node.setChild(
      1, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  @MainActor private func replace<S: PrimitiveButtonStyle>(
    with style: S, _ inside: EnvironmentValues, _ node: PrimitiveNode<Self>
  ) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), action: action)
    node.setChild(
      2, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let prominence: ButtonProminence
    switch node.environment.buttonLook {
    case .primitive: return node.outputs(ofSlot: 2)
    case .custom: prominence = .plain
    case .builtIn(let look): prominence = look
    }
    let button = ButtonContent(
      target: node.target, role: role, prominence: prominence, shortcut: node.environment.keyboardShortcut?.name,
      isFocused: node.environment.fieldFocus?.isFocused)
    return node.childOutputs().wrapped { children in
      DisplayNode(
        id: node.displayID, content: .button(button), modifiers: prominence.modifiers(in: node.environment),
        children: prominence.spaced(children, node))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, let state = node.local as? ButtonState else { return }
    switch event {
    case .press:
      state.flash()
      action()
      node.environment.buttonPressed?.action()
    case .focus(let hasFocus): node.environment.fieldFocus?.set(hasFocus)
    case .editing(let isDown):
      state.isPressed.set(isDown)
    default: break
    }
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    (node.local as? ButtonState)?.release?.cancel()
  }
}

/// Whether a button is held down.
@MainActor
private final class ButtonState {
  let isPressed = StateLocation(false)
  var release: (any Cancellable)?

  /// A press arrives when it is over, so a style that shows it is given a moment to do so.
  func flash() {
    guard isPressed.hasReaders else { return }
    isPressed.set(true)
    release?.cancel()
    let queue = DispatchQueue.main
    release = queue.schedule(
      after: queue.now.advanced(by: .milliseconds(120)), interval: .seconds(3600), tolerance: .zero, options: nil
    ) { [weak self] in
      onMain {
        self?.isPressed.set(false)
        self?.release?.cancel()
        self?.release = nil
      }
    }
  }
}

extension ButtonProminence {
  fileprivate var isBordered: Bool { self == .bordered || self == .borderedProminent }

  /// What the border's shape and the size of controls do to a button.
  @MainActor
  fileprivate func modifiers(in environment: EnvironmentValues) -> [DisplayModifier] {
    guard isBordered else { return [] }
    var modifiers: [DisplayModifier] = []
    if environment.controlSize == .mini || environment.controlSize == .small { modifiers.append(.font(.subheadline)) }
    if let shape = environment.buttonShape.geometry { modifiers.append(.clip(shape)) }
    return modifiers
  }

  /// The label with the space around it that large controls have.
  @MainActor
  fileprivate func spaced(_ children: [DisplayNode], _ node: GraphNode) -> [DisplayNode] {
    let size = node.environment.controlSize
    guard isBordered, size == .large || size == .extraLarge else { return children }
    let space = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    return [DisplayNode(id: node.displayID(part: 1), content: .box, modifiers: [.padding(space)], children: children)]
  }
}
