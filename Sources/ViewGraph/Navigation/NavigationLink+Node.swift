extension NavigationLink: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "open", isStep: true,
      read: { [weak node] in node?.link?.isOpen == true ? "1" : "" },
      restore: { [weak node] value in
        guard let node else { return }
        if value.isEmpty { node.view.close(node) } else { node.view.open(node) }
      })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let link = node.link ?? NavigationLinkState()
    node.local = link
    let isRow = node.environment.isInList && node.environment.buttonLook.prominence?.isBordered == false
    node.buildButton(label: label, isRow: isRow, link.press) { [weak node] in
      if let node { open(node) }
    }
    if case .binding(let isActive) = activation {
      let active = node.reading { isActive.wrappedValue }
      if active != link.isOpen {
        // The stack may be evaluating right now; it is changed once it is done.
        node.graph.beforeCommit { [weak node] in
          guard let node, node.isMounted else { return }
          if active { push(node) } else { pop(node) }
        }
        return
      }
    }
    if let entry = link.entry, let controller = link.controller, let page = page(controller, link.value) {
      controller.update(entry, view: page, environment: node.environment)
    }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard isUsable(node), var prominence = node.environment.buttonLook.prominence else { return node.childOutputs() }
    let isOfRow = node.environment.isInRow && prominence == .automatic
    if node.environment.isInList, !prominence.isBordered, node.environment.linkIndicator != .hidden {
      prominence = .navigationRow
    }
    var button = ButtonContent(
      target: node.target, prominence: prominence,
      location: LocationChange(key: node.locationKey, value: "1", step: step(node)),
      shortcut: node.environment.keyboardShortcut?.name, isFocused: node.environment.fieldFocus?.isFocused)
    button.isCurrent = isCurrent(node)
    button.isOfRow = isOfRow
    let outputs = node.buttonOutputs(.button(button), prominence)
    let badges = node.environment.isInList ? node.childOutputs().items.compactMap { $0.traits[BadgeTrait.self] } : []
    guard let badge = badges.first else { return outputs }
    return outputs.mapDisplays {
      LayoutRules.apply([.badge(badge)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  /// True where the page that the link leads to stands beside it.
  @MainActor private func isCurrent(_ node: PrimitiveNode<Self>) -> Bool {
    guard node.environment.isColumn, case .value(let value?) = activation else { return false }
    if let selection = selection(node, of: value) { return selection.contains(value) }
    return node.environment.navigation?.shownValues.get().contains(value) ?? false
  }

  /// What opening the link is in the location's path.
  @MainActor private func step(_ node: PrimitiveNode<Self>) -> Location.Step? {
    guard case .value(let value?) = activation, let controller = node.environment.navigation,
      let words = controller.words(of: value), let depth = controller.depth(of: node.environment.screenPart),
      let key = controller.levelKey(depth + 1)
    else { return nil }
    return Location.Step(key: key, words: words)
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    node.link?.press.release?.cancel()
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    switch event {
    case .press where node.environment.isEnabled:
      node.link?.press.flash()
      open(node)
    case .focus(let hasFocus): node.environment.fieldFocus?.set(hasFocus)
    default: break
    }
  }

  @MainActor private func isUsable(_ node: PrimitiveNode<Self>) -> Bool {
    guard node.environment.navigation != nil else { return false }
    if case .value(nil) = activation { return false }
    return true
  }

  @MainActor func open(_ node: PrimitiveNode<Self>) {
    switch activation {
    case .own: push(node)
    case .binding(let isActive): isActive.wrappedValue = true
    case .value(let value):
      guard let value, let controller = node.environment.navigation else { return }
      if let selection = selection(node, of: value) {
        selection.choose(value)
        node.environment.columnChosen?.isOpen = true
        return
      }
      if controller.pushValue?(value, node.environment.screenPart) != true { push(node) }
    }
  }

  /// The choice of the list that the link is a row of, where it is in a column that leads to another and the choice is of
  /// values such as the link's: a press chooses the value.
  @MainActor private func selection(_ node: PrimitiveNode<Self>, of value: AnyHashable) -> RowSelection? {
    guard node.environment.isColumn, let selection = node.environment.rowSelection, selection.accepts(value)
    else { return nil }
    return selection
  }

  @MainActor func close(_ node: PrimitiveNode<Self>) {
    if case .binding(let isActive) = activation { isActive.wrappedValue = false } else { pop(node) }
  }

  @MainActor private func push(_ node: PrimitiveNode<Self>) {
    guard let link = node.link, link.entry == nil, let controller = node.environment.navigation else { return }
    if case .value(let value) = activation { link.value = value }
    guard let page = page(controller, link.value) else { return }
    link.controller = controller
    link.entry = controller.push(
      page, environment: node.environment, location: LocationChange(key: node.locationKey, value: "1")
    ) { [weak node, weak link] in
      link?.entry = nil
      if let node, case .binding(let isActive) = node.view.activation, isActive.wrappedValue {
        isActive.wrappedValue = false
      }
    }
  }

  @MainActor private func pop(_ node: PrimitiveNode<Self>) {
    guard let link = node.link, let entry = link.entry else { return }
    link.entry = nil
    link.controller?.pop(entry, tellsOwner: false)
  }

  /// The page that the link leads to: for links of values, what the stack makes of the one that was pushed.
  @MainActor private func page(_ controller: NavigationController, _ value: AnyHashable?) -> AnyView? {
    if case .value = activation { return value.flatMap(controller.destination(for:)) }
    return AnyView(DestinationPage(make: destination))
  }
}

/// The page that a link has pushed.
@MainActor
final class NavigationLinkState {
  var entry: NavigationController.Entry?
  weak var controller: NavigationController?
  /// The value that was pushed.
  var value: AnyHashable?
  let press = ButtonPress()

  var isOpen: Bool { entry != nil }
}

extension PrimitiveNode {
  fileprivate var link: NavigationLinkState? { local as? NavigationLinkState }
}
