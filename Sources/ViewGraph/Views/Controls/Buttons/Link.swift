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
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.insideControl)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let content: DisplayContent
    let focus = node.environment.fieldFocus
    if node.environment.openURL.isHandledByProgram {
      content = .button(ButtonContent(target: node.target, isFocused: focus?.isFocused))
    } else {
      content = .link(
        LinkContent(
          url: destination, focusTarget: focus == nil ? nil : node.target, isFocused: focus?.isFocused ?? false))
    }
    return node.outputs(ofSlot: 0).wrapped { DisplayNode(id: node.displayID, content: content, children: $0) }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    if case .focus(let hasFocus) = event { node.environment.fieldFocus?.set(hasFocus) }
    guard node.environment.isEnabled, event == .press else { return }
    node.environment.openURL(destination)
  }
}
