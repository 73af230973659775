/// A button that opens a list of actions.
nonisolated public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// Makes a menu beside a button that does what is wanted most often.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title beside a button that does what is wanted most often.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title beside a button that does what is wanted most often.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewGraph.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewGraph.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ViewGraph.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol beside a button that does what is wanted most often.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewGraph.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title and a symbol beside a button that does what is wanted most often.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ViewGraph.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is asked to draw.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension Menu: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.insideControl
    inside.menuLook = nil
    if let style = node.environment.menuLook?.style as? any MenuStyle {
      node.removeChild(0)
      node.removeChild(1)
      draw(style, inside, node)
      return
    }
    node.removeChild(2)
    node.setChild(0, label, environment: inside)
    inside.controlPlace = .menu
    inside.buttonLook = .builtIn(.automatic)
    node.setChild(1, content, environment: inside)
  }

  @MainActor private func draw<S: MenuStyle>(_ style: S, _ inside: EnvironmentValues, _ node: PrimitiveNode<Self>) {
    let configuration = MenuStyleConfiguration(
      label: MenuStyleConfiguration.Label(content: AnyView(label)),
      content: MenuStyleConfiguration.Content(content: AnyView(content)), primaryAction: primaryAction)
    node.setChild(2, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    if node.hasChild(2) { return node.outputs(ofSlot: 2) }
    let label = node.titledEntry(node.outputs(ofSlot: 0))
    let entries = node.outputs(ofSlot: 1)
    let indicator = node.environment.menuIndicatorVisibility
    guard primaryAction != nil else {
      let chevron = DisplayNode(
        id: node.displayID(part: 2), content: .image(ImageContent(source: .symbol("chevron.down"))))
      return menu(label.displays + (indicator == .visible ? [chevron] : []), entries, node)
    }
    let button = DisplayNode(
      id: node.displayID(part: 1), content: .button(ButtonContent(target: node.target)), children: label.displays)
    if indicator == .hidden { return behind(button, entries, node) }
    let more = DisplayNode(
      id: node.displayID(part: 2), content: .image(ImageContent(source: .symbol("chevron.down"), label: "More")))
    return menu([more], entries, node).wrapped {
      DisplayNode(
        id: node.displayID(part: 3), content: .stack(StackContent(axis: .horizontal, spacing: 4)),
        children: [button] + $0)
    }
  }

  /// Without an indicator the entries are there for a long press.
  @MainActor private func behind(
    _ button: DisplayNode, _ entries: Outputs, _ node: PrimitiveNode<Self>
  ) -> Outputs {
    entries.wrapped {
      DisplayNode(
        id: node.displayID, content: .box, modifiers: [.contextMenu(menuCount: $0.count)], children: [button] + $0,
        layout: button.layout)
    }
  }

  @MainActor private func menu(_ label: [DisplayNode], _ entries: Outputs, _ node: PrimitiveNode<Self>) -> Outputs {
    entries.wrapped {
      let content = DisplayContent.menu(
        labelCount: label.count, prominence: node.environment.buttonLook.prominence ?? .automatic)
      return DisplayNode(id: node.displayID, content: content, children: label + $0)
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, event == .press else { return }
    primaryAction?()
  }
}
