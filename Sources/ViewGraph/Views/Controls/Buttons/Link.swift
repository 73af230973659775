import Foundation

/// A link that leaves the program (http, https or mailto) or, with a path alone (`/movies/311`), leads to a place in it.
///
/// Where the program handles links itself, by `openURL` in the environment, the link is a button that does so.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let press = node.local as? ButtonPress ?? ButtonPress()
    node.local = press
    let (open, destination) = (node.environment.openURL, destination)
    node.buildButton(label: label, press) { open(destination) }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let prominence = node.environment.buttonLook.prominence else { return node.outputs(ofSlot: 2) }
    let content: DisplayContent
    let focus = node.environment.fieldFocus
    let shortcut = node.environment.keyboardShortcut?.name
    if node.environment.openURL.isHandledByProgram {
      content = .button(
        ButtonContent(
          target: node.target, prominence: prominence, shortcut: shortcut, isFocused: focus?.isFocused))
    } else {
      content = .link(
        LinkContent(
          url: destination, prominence: prominence, focusTarget: focus == nil ? nil : node.target,
          isFocused: focus?.isFocused ?? false, shortcut: shortcut))
    }
    return node.buttonOutputs(content, prominence)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    if case .focus(let hasFocus) = event { node.environment.fieldFocus?.set(hasFocus) }
    guard node.environment.isEnabled, event == .press else { return }
    node.environment.openURL(destination)
  }
}
