/// What an alert shows, in whichever form the program gave it.
struct AlertParts {
  var title: Text
  var message: AnyView?
  var actions: AnyView

  init(title: Text, message: AnyView?, actions: AnyView) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  init(_ alert: Alert) {
    self.init(
      title: alert.title, message: alert.message.map { AnyView($0) },
      actions: AnyView(AlertButtons(buttons: alert.buttons)))
  }

  init(_ sheet: ActionSheet) {
    self.init(
      title: sheet.title, message: sheet.message.map { AnyView($0) },
      actions: AnyView(AlertButtons(buttons: sheet.buttons)))
  }
}

/// Shows an alert or a confirmation dialog while a binding says so. Any of its buttons closes it.
nonisolated struct AlertModifier: PrimitiveModifier {
  let isDialog: Bool
  let showsTitle: Bool
  let isPresented: () -> Bool
  let dismiss: () -> Void
  let parts: () -> AlertParts?

  /// While a binding is true and there is data to show.
  init<T, A: View>(
    isDialog: Bool = false, showsTitle: Bool = true, title: Text, isPresented: Binding<Bool>, presenting data: T?,
    actions: @escaping (T) -> A, message: ((T) -> AnyView)? = nil
  ) {
    self.isDialog = isDialog
    self.showsTitle = showsTitle
    self.isPresented = { isPresented.wrappedValue && data != nil }
    dismiss = { isPresented.wrappedValue = false }
    parts = {
      data.map { data in
        AlertParts(title: title, message: message?(data), actions: AnyView(actions(data)))
      }
    }
  }

  /// While a binding is true.
  init<A: View>(
    isDialog: Bool = false, showsTitle: Bool = true, title: Text, isPresented: Binding<Bool>,
    actions: @escaping () -> A, message: (() -> AnyView)? = nil
  ) {
    self.init(
      isDialog: isDialog, showsTitle: showsTitle, title: title, isPresented: isPresented, presenting: (),
      actions: { _ in actions() }, message: message.map { message in { _ in message() } })
  }

  /// In the older form, while a binding is true.
  init(isDialog: Bool = false, isPresented: Binding<Bool>, parts: @escaping () -> AlertParts) {
    self.isDialog = isDialog
    showsTitle = true
    self.isPresented = { isPresented.wrappedValue }
    dismiss = { isPresented.wrappedValue = false }
    self.parts = parts
  }

  /// In the older form, while a binding holds an item.
  init<Item>(isDialog: Bool = false, item: Binding<Item?>, parts: @escaping (Item) -> AlertParts) {
    self.isDialog = isDialog
    showsTitle = true
    isPresented = { item.wrappedValue != nil }
    dismiss = { item.wrappedValue = nil }
    self.parts = { item.wrappedValue.map(parts) }
  }

  @MainActor func build(_ node: ModifierNode) {
    guard node.reading(isPresented), let parts = node.reading(parts), FrontAlert.admits(node, isPresented) else {
      node.removeChild(1)
      node.removeChild(2)
      node.local = nil
      return
    }
    node.local = Title(parts.title)
    var inside = node.environment
    inside.isInList = false
    inside.controlPlace = .page
    inside.headingLevel = nil
    inside.buttonPressed = ButtonObserver(dismiss)
    inside.dismiss = DismissAction(dismiss)
    if let message = parts.message { node.setChild(1, message, environment: inside) } else { node.removeChild(1) }
    node.setChild(2, parts.actions, environment: inside)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard let title = node.local as? Title else { return content }
    let message = node.outputs(ofSlot: 1).displays
    var actions = node.outputs(ofSlot: 2).displays
    if isDialog {
      if !actions.contains(where: \.hasCancelButton) { actions.append(closing(node, "Cancel", role: .cancel)) }
    } else if !actions.contains(where: { !$0.holdsField }) {
      actions.append(closing(node, "OK"))
    }
    actions = arranged(actions)
    let text = title.text.resolvedString(in: node.environment)
    let kind: PresentationContent.Kind =
      isDialog
      ? .confirmationDialog(title: showsTitle ? text : nil, messageCount: message.count)
      : .alert(title: text, messageCount: message.count)
    let presentation = PresentationContent(kind: kind, target: node.target, key: node.locationKey)
    var result = content
    result.items.append(
      Output(DisplayNode(id: node.displayID, content: .presentation(presentation), children: message + actions)))
    return result
  }

  /// Fields first, whatever is between them; what cancels is on the left of two buttons, and below more than two.
  private func arranged(_ actions: [DisplayNode]) -> [DisplayNode] {
    let (fields, buttons) = (actions.filter(\.holdsField), actions.filter { !$0.holdsField })
    let (cancelling, others) = (buttons.filter(\.hasCancelButton), buttons.filter { !$0.hasCancelButton })
    return fields + (!isDialog && buttons.count == 2 ? cancelling + others : others + cancelling)
  }

  /// An alert without buttons has one, and a dialog that cannot be cancelled too, as on Apple's platforms.
  @MainActor private func closing(_ node: ModifierNode, _ title: String, role: ButtonRole? = nil) -> DisplayNode {
    let target = node.target(for: "close") { _ in dismiss() }
    return DisplayNode(
      id: node.displayID(part: 1), content: .button(ButtonContent(target: target, role: role)),
      children: [DisplayNode(id: node.displayID(part: 2), content: .text(TextContent(title)))])
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if event == .dismiss { dismiss() }
  }

  private final class Title {
    let text: Text

    init(_ text: Text) {
      self.text = text
    }
  }
}

extension DisplayNode {
  /// True where text is entered in the node or in what is in it.
  package var holdsField: Bool {
    switch content {
    case .field: true
    case .button: false
    default: children.contains(where: \.holdsField)
    }
  }

  /// True where a button among the node and what is in it cancels.
  fileprivate var hasCancelButton: Bool {
    if case .button(let button) = content, button.role == .cancel { return true }
    return children.contains(where: \.hasCancelButton)
  }
}

/// Is told when a button below is pressed, after the button's own action.
struct ButtonObserver {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}

private struct ButtonObserverKey: EnvironmentKey { static var defaultValue: ButtonObserver? { nil } }

extension EnvironmentValues {
  var buttonPressed: ButtonObserver? {
    get { self[ButtonObserverKey.self] }
    set { self[ButtonObserverKey.self] = newValue }
  }
}
