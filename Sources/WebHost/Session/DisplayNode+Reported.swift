import Foundation
import ViewGraph

extension DisplayNode {
  /// The tree as a browser shows it after the reader has set the control that reports to `target`.
  ///
  /// Only the way from the root to the control is new. Compared with the program's next tree it shows whether the
  /// program has taken the value, changed it, or refused it.
  func reporting(_ value: String, at target: EventTarget) -> DisplayNode {
    replacing { $0.content.reporting(value, at: target) } ?? self
  }

  /// The control with a lasting key, with what it shows now.
  func control(key: String) -> HeldControl? {
    if let control = content.control, control.key == key { return control }
    for child in children {
      if let found = child.control(key: key) { return found }
    }
    return nil
  }

  private func replacing(_ change: (DisplayNode) -> DisplayContent?) -> DisplayNode? {
    if let content = change(self) {
      return DisplayNode(id: id, content: content, modifiers: modifiers, children: children, expansion: expansion)
    }
    for (index, child) in children.enumerated() {
      guard let replacement = child.replacing(change) else { continue }
      var children = children
      children[index] = replacement
      return DisplayNode(id: id, content: content, modifiers: modifiers, children: children, expansion: expansion)
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
}
