import Foundation

extension Picker: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "choice", alias: (label as? Text)?.lastingWord, isTold: !node.environment.isChoiceInPath,
      read: { [weak node] in node.map { $0.view.selectionName($0) } ?? "" },
      restore: { [weak node] value in
        guard let node else { return }
        if !node.view.choose(value, node) { node.view.state(node)?.awaited = value }
      })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    if node.local == nil { node.local = PickerState<SelectionValue>() }
    if node.environment.opensSubmenu {
      node.setChild(2, PickerSubmenu(picker: self), environment: node.environment)
    } else if node.environment.linksToChoices {
      var around = node.environment
      around.pickerStyle = DefaultPickerStyle._name
      node.setChild(2, PickerLink(picker: self), environment: around)
    } else {
      node.removeChild(2)
    }
    var inside = node.insideControl
    node.setChild(0, label, environment: node.labelOfRow)
    inside.isInPicker = true
    inside.controlPlace = .page
    node.setChild(1, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let state = state(node) else { return Outputs() }
    let choices = makeChoices(node)
    state.choices = choices
    chooseAwaited(state, node)
    if node.hasChild(2) { return node.outputs(ofSlot: 2) }
    let current = selection.wrappedValue
    var picker = PickerContent(
      target: node.target, key: node.locationKey, options: choices.map(\.option),
      selection: choices.first { $0.value == current }?.option.value, style: node.environment.shownPickerStyle,
      label: node.labelText(ofSlot: 0), showsLabel: !node.environment.labelsHidden && node.environment.isInList)
    if picker.style == "segmented" {
      let look = PlatformLook.current()
      picker.background = look.segments
      picker.chosenBackground = look.chosenSegment
      picker.titles = look.segmentTitle
      picker.chosenTitle = look.chosenSegmentTitle
    }
    if ["inline", "wheel"].contains(picker.style), !choices.allSatisfy(\.display.isPlainText) {
      for index in picker.options.indices { picker.options[index].isDrawn = true }
      let content = DisplayContent.picker(picker)
      return node.outputs(ofSlot: 0).wrapped { _ in
        DisplayNode(id: node.displayID, content: content, children: choices.map(\.display))
      }
    }
    return node.control(.picker(picker), labelSlot: 0)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, case .set(let value) = event else { return }
    _ = choose(value, node)
  }

  @MainActor private func state(_ node: PrimitiveNode<Self>) -> PickerState<SelectionValue>? {
    node.local as? PickerState<SelectionValue>
  }

  @MainActor private func makeChoices(_ node: PrimitiveNode<Self>) -> [PickerChoice<SelectionValue>] {
    var choices: [PickerChoice<SelectionValue>] = []
    var names: Set<String> = []
    for output in node.outputs(ofSlot: 1).items {
      guard let tag = output.traits[TagTrait.self] ?? output.traits[IdentityTrait.self],
        let value = tag.base as? SelectionValue
      else { continue }
      let item = TabItem(reading: [output.display])
      var name = ValueName.of(value) ?? "#\(choices.count)"
      if !names.insert(name).inserted { name = "#\(choices.count)" }
      choices.append(
        PickerChoice(
          value: value, option: PickerContent.Option(value: name, label: item.label, symbol: item.symbol),
          display: output.display))
    }
    return choices
  }

  @MainActor private func selectionName(_ node: PrimitiveNode<Self>) -> String {
    let current = selection.wrappedValue
    return state(node)?.choices.first { $0.value == current }?.option.value ?? ValueName.of(current) ?? ""
  }

  @MainActor private func choose(_ name: String, _ node: PrimitiveNode<Self>) -> Bool {
    guard let choice = state(node)?.choices.first(where: { $0.option.value == name }) else { return false }
    state(node)?.awaited = nil
    if choice.value != selection.wrappedValue { selection.wrappedValue = choice.value }
    return true
  }

  /// Makes the choice that a location asked for before it was there to be chosen.
  @MainActor private func chooseAwaited(_ state: PickerState<SelectionValue>, _ node: PrimitiveNode<Self>) {
    guard let awaited = state.awaited, state.choices.contains(where: { $0.option.value == awaited }) else { return }
    node.graph.beforeCommit { [weak node] in
      guard let node, node.isMounted else { return }
      _ = KeptValues.holdingBack { node.view.choose(awaited, node) }
    }
  }
}

/// One of the values that can be chosen.
struct PickerChoice<Value> {
  let value: Value
  let option: PickerContent.Option
  let display: DisplayNode
}

extension DisplayNode {
  /// True for a text with nothing done to it.
  fileprivate var isPlainText: Bool { if case .text = content { modifiers.isEmpty } else { false } }
}

/// What a picker keeps: the choices as last shown, and one that is asked for but not there yet.
@MainActor
private final class PickerState<Value> {
  var choices: [PickerChoice<Value>] = []
  var awaited: String?
}

/// Names values in locations: readably, and the same in every process; nil for values that have no such name.
enum ValueName {
  static func of<Value>(_ value: Value) -> String? {
    let value = unwrapped(value)
    // Nothing that is another at the next start, and no type's name, which is that of all its objects.
    if value is UUID || type(of: value) is AnyClass { return nil }
    if let raw = value as? any RawRepresentable { return of(raw.rawValue) }
    let name = String(describing: value)
    return name.utf8.count <= 40 ? name : nil
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return value }
    return inner.value
  }
}

private struct IsInPickerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True for the choices of a picker, which sections do not group.
  var isInPicker: Bool {
    get { self[IsInPickerKey.self] }
    set { self[IsInPickerKey.self] = newValue }
  }
}
