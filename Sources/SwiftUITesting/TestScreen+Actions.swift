import SwiftUI

/// What a test asked for is not on the screen.
public struct NotOnScreen: Error, CustomStringConvertible {
  /// What was looked for, and what is there instead.
  public let description: String
}

extension TestScreen {
  /// Presses the button, link, row or tab with a label.
  public func tap(_ label: String) throws {
    for node in root.all {
      if case .tabs(let tabs) = node.content, let tab = tabs.tabs.first(where: { $0.label == label }) {
        send(.set(tab.value), to: tabs.target)
        return
      }
    }
    let pressable = root.shown.filter(\.isPressable)
    let matches = pressable.filter { $0.label == label }
    guard let node = (matches.isEmpty ? pressable.filter { $0.label.contains(label) } : matches).first?.innermost(label)
    else { throw missing("button “\(label)”", pressable.map(\.label)) }
    for target in DisplayNode.pressTargets(along: root.path(to: node)) { send(.press, to: target) }
  }

  /// Goes back from a pushed page.
  public func goBack() throws {
    for node in root.all.reversed() {
      if case .page(let page) = node.content, let target = page.backTarget {
        send(.press, to: target)
        return
      }
    }
    throw missing("Back", [])
  }

  /// Enters text into the field with a prompt or label; it replaces what is there.
  public func type(_ text: String, into label: String) throws {
    let fields = root.all.compactMap { node -> (String, FieldContent)? in
      if case .field(let field) = node.content { (node.label, field) } else { nil }
    }
    guard let field = fields.first(where: { $0.0 == label })?.1 else {
      throw missing("field “\(label)”", fields.map(\.0))
    }
    send(.input(text), to: field.target)
  }

  /// Presses Return in the field with a prompt or label.
  public func submit(_ label: String) throws {
    for node in root.all {
      if case .field(let field) = node.content, node.label == label {
        send(.submit, to: field.target)
        return
      }
    }
    throw missing("field “\(label)”", [])
  }

  /// Chooses an option of the picker with a label.
  public func choose(_ option: String, in label: String) throws {
    for node in root.all {
      guard case .picker(let picker) = node.content, node.label == label else { continue }
      guard let chosen = picker.options.first(where: { $0.label == option }) else {
        throw missing("option “\(option)”", picker.options.map(\.label))
      }
      send(.set(chosen.value), to: picker.target)
      return
    }
    throw missing("picker “\(label)”", [])
  }

  /// Turns the toggle with a label on or off.
  public func turn(_ label: String, on isOn: Bool) throws {
    for node in root.all {
      if case .toggle(let toggle) = node.content, node.label == label {
        send(.set(isOn ? "true" : "false"), to: toggle.target)
        return
      }
    }
    throw missing("toggle “\(label)”", [])
  }

  /// Scrolls to the end of what is built, so that further rows are built.
  public func scrollToEnd() {
    for node in root.all {
      if case .moreRows(let target?, _) = node.content { send(.near, to: target) }
    }
  }

  /// Closes the foremost sheet, alert or dialog.
  public func dismiss() throws {
    for node in root.all.reversed() {
      if case .presentation(let presentation) = node.content {
        send(.dismiss, to: presentation.target)
        return
      }
    }
    throw missing("sheet or alert", [])
  }

  /// Goes to a location, as Back, Forward and links do.
  public func go(to location: Location) {
    graph.navigate(to: location)
    flush()
  }

  /// Reports an event for a target.
  public func send(_ event: DisplayEvent, to target: EventTarget) {
    graph.send(event, to: target)
    flush()
  }

  private func missing(_ what: String, _ others: [String]) -> NotOnScreen {
    let there = others.isEmpty ? "" : "; there is \(others.map { "“\($0)”" }.joined(separator: ", "))"
    return NotOnScreen(description: "No \(what) on the screen\(there).")
  }
}
