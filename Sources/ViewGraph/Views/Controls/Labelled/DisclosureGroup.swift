/// Views that the reader can show and hide by the label above them.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// Makes a group that keeps itself whether it is open; closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group that is open while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a title that is open while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that is open while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "expanded",
      read: { [weak node] in node?.view.isOpen(node) == true ? "1" : "" },
      restore: { [weak node] value in
        if let node { node.view.open(!value.isEmpty, node) }
      })
  }

  @MainActor private func isOpen(_ node: PrimitiveNode<Self>?) -> Bool {
    isExpanded?.wrappedValue ?? (node?.local as? StateLocation<Bool>)?.get() ?? false
  }

  @MainActor private func open(_ isOpen: Bool, _ node: PrimitiveNode<Self>) {
    if let isExpanded {
      isExpanded.wrappedValue = isOpen
    } else {
      (node.local as? StateLocation<Bool>)?.set(isOpen)
    }
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    if node.local == nil { node.local = StateLocation(false) }
    if let style = node.environment.disclosureGroupLook?.style as? any DisclosureGroupStyle {
      node.removeChild(0)
      node.removeChild(1)
      var inside = node.environment
      inside.disclosureGroupLook = nil
      node.setChild(2, styled(style, node), environment: inside)
      return
    }
    node.removeChild(2)
    node.setChild(0, label, environment: node.labelOfRow)
    let content = node.reading { isOpen(node) ? self.content() : nil }
    if let content { node.setChild(1, content) } else { node.removeChild(1) }
  }

  /// The group as a style of the program's own draws it; inside of it, groups look as usual.
  @MainActor private func styled<S: DisclosureGroupStyle>(_ style: S, _ node: PrimitiveNode<Self>) -> AnyView {
    let isExpanded = Binding(
      getter: { [weak node] in node.map { isOpen($0) } ?? false },
      setter: { [weak node] value, _ in
        if let node { open(value, node) }
      }, identity: nil)
    let content = content
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init { AnyView(content()) }, isExpanded: isExpanded)
    _ = node.reading { isOpen(node) }
    return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
  }

  /// In a list the label and the content are rows; elsewhere they are a column.
  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    if node.environment.disclosureGroupLook != nil { return node.outputs(ofSlot: 2) }
    let isOpen = isOpen(node)
    var outputs = Outputs(header(isOpen, node))
    outputs.append(node.outputs(ofSlot: 1))
    if node.environment.isInList { return outputs }
    let column = StackContent(axis: .vertical, alignment: .leading)
    return outputs.wrapped { DisplayNode(id: node.displayID(part: 4), content: .stack(column), children: $0) }
  }

  @MainActor private func header(_ isOpen: Bool, _ node: PrimitiveNode<Self>) -> DisplayNode {
    let space = DisplayNode(id: node.displayID(part: 1), content: .spacer(minLength: nil))
    let chevron = DisplayNode(
      id: node.displayID(part: 2), content: .image(ImageContent(source: .symbol("chevron.forward"), isTemplate: true)),
      modifiers: [.foreground(.tint), .rotation(.degrees(isOpen ? 90 : 0), anchor: .center)])
    let row = DisplayNode(
      id: node.displayID(part: 3), content: .stack(StackContent(axis: .horizontal)),
      children: node.outputs(ofSlot: 0).displays + [space, chevron])
    let button = ButtonContent(
      target: node.target, prominence: .plain,
      location: LocationChange(key: node.locationKey, value: isOpen ? nil : "1"))
    var state = AccessibilityProperties()
    state.value = isOpen ? "expanded" : "collapsed"
    return DisplayNode(
      id: node.displayID, content: .button(button), modifiers: [.accessibility(state)], children: [row])
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, event == .press else { return }
    withAnimation { open(!isOpen(node), node) }
  }
}
