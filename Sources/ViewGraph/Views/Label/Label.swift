/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label of a title and a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  private init(_ title: Text, _ icon: Image) {
    self.title = title
    var icon = icon
    icon.label = nil
    self.icon = icon
  }

  /// Makes a label with a picture of the program's own bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// Makes a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Makes a label with a picture of the program's own bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }

  /// Makes a label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    guard case .custom(let custom) = node.environment.labelLook, let style = custom.style as? any LabelStyle else {
      node.removeChild(2)
      let look = node.environment.shownLabelLook
      set(icon, 0, look != .titleOnly, node)
      set(title, 1, look != .iconOnly, node)
      return
    }
    node.removeChild(0)
    node.removeChild(1)
    draw(style, node)
  }

  @MainActor private func set<V: View>(_ view: V, _ slot: Int, _ isShown: Bool, _ node: PrimitiveNode<Self>) {
    if isShown { node.setChild(slot, view) } else { node.removeChild(slot) }
  }

  @MainActor private func draw<S: LabelStyle>(_ style: S, _ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.labelLook = .titleAndIcon
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
    node.setChild(2, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    switch node.environment.shownLabelLook {
    case .custom: node.outputs(ofSlot: 2)
    case .titleOnly: node.outputs(ofSlot: 1)
    case .iconOnly: iconOnly(node)
    case .automatic, .titleAndIcon:
      node.container(
        .stack(
          StackContent(axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: .center), spacing: 6)))
    }
  }

  /// The icon alone, named by the title for those who cannot see it.
  @MainActor private func iconOnly(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let text = title as? Text else { return node.outputs(ofSlot: 0) }
    var properties = AccessibilityProperties()
    properties.label = text.resolvedString(in: node.environment)
    return node.outputs(ofSlot: 0).mapDisplays {
      LayoutRules.apply([.accessibility(properties)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}
