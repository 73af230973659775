import Foundation
import ViewGraph

/// What a browser has done to a control by itself, before the program knows of it.
package enum ControlReport: Equatable, Sendable {
  case value(String)
  case focus(Bool)

  /// nil for events that change nothing in the browser.
  init?(_ event: DisplayEvent) {
    switch event {
    case .input(let value), .set(let value): self = .value(value)
    case .focus(let hasFocus): self = .focus(hasFocus)
    default: return nil
    }
  }
}

extension DisplayNode {
  /// The tree as a browser shows it after the reader has set or focused the control that reports to `target`.
  ///
  /// Only the way from the root to the control is new. Compared with the program's next tree it shows whether the
  /// program has taken what was done, changed it, or refused it; what it has taken is not sent back.
  func reporting(_ report: ControlReport, at target: EventTarget) -> DisplayNode {
    replacing { node in
      switch report {
      case .value(let value): node.content.reporting(value, at: target).map { node.with($0, node.modifiers) }
      case .focus(let hasFocus):
        node.content.reporting(hasFocus, at: target).map { node.with($0, node.modifiers) }
          ?? node.modifiers.reporting(hasFocus, at: target).map { node.with(node.content, $0) }
      }
    } ?? self
  }

  /// The control with a lasting key, with what it shows now.
  func control(key: String) -> HeldControl? {
    if let control = content.control, control.key == key { return control }
    for child in children {
      if let found = child.control(key: key) { return found }
    }
    return nil
  }

  private func with(_ content: DisplayContent, _ modifiers: [DisplayModifier]) -> DisplayNode {
    DisplayNode(id: id, content: content, modifiers: modifiers, children: children, layout: layout)
  }

  private func replacing(_ change: (DisplayNode) -> DisplayNode?) -> DisplayNode? {
    if let changed = change(self) { return changed }
    for (index, child) in children.enumerated() {
      guard let replacement = child.replacing(change) else { continue }
      var children = children
      children[index] = replacement
      return DisplayNode(id: id, content: content, modifiers: modifiers, children: children, layout: layout)
    }
    return nil
  }
}

/// A control that holds something the reader has entered.
struct HeldControl: Equatable {
  var target: EventTarget
  var key: String
  var value: String
  var isText: Bool

  /// The event that enters `value`.
  func event(entering value: String) -> DisplayEvent {
    isText ? .input(value) : .set(value)
  }
}

extension DisplayContent {
  var control: HeldControl? {
    switch self {
    case .field(let field):
      HeldControl(target: field.target, key: field.key, value: field.value, isText: true)
    case .toggle(let toggle):
      HeldControl(target: toggle.target, key: toggle.key, value: toggle.isOn ? "true" : "false", isText: false)
    case .picker(let picker):
      HeldControl(target: picker.target, key: picker.key, value: picker.selection ?? "", isText: false)
    case .slider(let slider):
      HeldControl(target: slider.target, key: slider.key, value: String(slider.value), isText: false)
    case .datePicker(let picker):
      HeldControl(
        target: picker.target, key: picker.key, value: String(picker.date.timeIntervalSince1970), isText: false)
    default: nil
    }
  }

  fileprivate func reporting(_ value: String, at target: EventTarget) -> DisplayContent? {
    guard control?.target == target else { return nil }
    switch self {
    case .field(var field):
      field.value = value
      return .field(field)
    case .toggle(var toggle):
      toggle.isOn = value == "true"
      return .toggle(toggle)
    case .picker(var picker):
      picker.selection = value
      return .picker(picker)
    case .slider(var slider):
      guard let number = Double(value) else { return nil }
      slider.value = number
      return .slider(slider)
    case .datePicker(var picker):
      guard let seconds = Double(value) else { return nil }
      picker.date = Date(timeIntervalSince1970: seconds)
      return .datePicker(picker)
    default: return nil
    }
  }

  /// Nil where the program does not follow the focus. A search that is left with words in it stays presented.
  fileprivate func reporting(_ hasFocus: Bool, at target: EventTarget) -> DisplayContent? {
    switch self {
    case .field(var field) where field.target == target && field.isFocused != nil:
      guard hasFocus || field.kind != .search else { return nil }
      field.isFocused = hasFocus
      return .field(field)
    case .button(var button) where button.target == target && button.isFocused != nil:
      button.isFocused = hasFocus
      return .button(button)
    case .link(var link) where link.focusTarget == target:
      link.isFocused = hasFocus
      return .link(link)
    default: return nil
    }
  }
}

extension [DisplayModifier] {
  /// Nil where none of them tells of a focus there.
  fileprivate func reporting(_ hasFocus: Bool, at target: EventTarget) -> [DisplayModifier]? {
    for (index, modifier) in enumerated() {
      guard case .focusable(let tie?) = modifier, tie.target == target else { continue }
      var result = self
      result[index] = .focusable(FocusTie(target: target, isFocused: hasFocus))
      return result
    }
    return nil
  }
}

extension DisplayContent {
  /// True for controls that tell of their focus themselves, where the program follows it.
  var tellsFocus: Bool {
    switch self {
    case .field, .button, .link: true
    default: false
    }
  }
}
