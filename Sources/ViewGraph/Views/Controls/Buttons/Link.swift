import Foundation

/// A link that leaves the program: http, https or mailto.
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
    if node.environment.openURL.isHandledByProgram {
      content = .button(ButtonContent(target: node.target))
    } else {
      content = .link(LinkContent(url: destination))
    }
    return node.outputs(ofSlot: 0).wrapped { DisplayNode(id: node.displayID, content: content, children: $0) }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, event == .press else { return }
    node.environment.openURL(destination)
  }
}
