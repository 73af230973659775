/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  /// True where the values of several sources differ.
  let isMixed: Bool
  let label: Label

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// Makes a toggle for several values at once; it is on where all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding<Bool>(
      getter: { bindings.allSatisfy(\.wrappedValue) },
      setter: { value, transaction in
        for binding in bindings { binding.transaction(transaction).wrappedValue = value }
      }, identity: nil)
    let states = Set(bindings.map(\.wrappedValue))
    self.init(isOn: all, isMixed: states.count > 1, label: label())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title for several values at once; it is on where all of them are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title for several values at once; it is on where all of them are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewGraph.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewGraph.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewGraph.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is asked to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    if case .custom = node.environment.toggleLook { return }
    node.locate(
      "on",
      read: { [weak node] in node?.view.isOn.wrappedValue == true ? "true" : "false" },
      restore: { [weak node] in node?.view.isOn.wrappedValue = $0 == "true" })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.insideControl
    if case .custom(let style) = node.environment.toggleLook {
      inside.toggleLook = .builtIn("automatic")
      node.removeChild(0)
      if let style = style.style as? any ToggleStyle { draw(style, inside, node) }
    } else {
      node.removeChild(1)
      node.setChild(0, label, environment: node.labelOfRow)
    }
  }

  @MainActor private func draw<S: ToggleStyle>(_ style: S, _ inside: EnvironmentValues, _ node: PrimitiveNode<Self>) {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
    node.setChild(1, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard case .builtIn(let style) = node.environment.toggleLook else { return node.outputs(ofSlot: 1) }
    let shown =
      switch node.environment.controlPlace {
      case .menu: "menu"
      case .bar where style == "automatic": "button"
      default: style
      }
    let toggle = ToggleContent(target: node.target, key: node.locationKey, isOn: isOn.wrappedValue, style: shown)
    return node.control(.toggle(toggle), labelSlot: 0)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled else { return }
    switch event {
    case .set(let value): isOn.wrappedValue = value == "true"
    case .press: isOn.wrappedValue.toggle()
    default: break
    }
  }
}
