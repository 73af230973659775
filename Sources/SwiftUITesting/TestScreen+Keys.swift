import SwiftUI
import ViewGraph

extension TestScreen {
  /// Presses a key, as a reader who is in no field: the first button on the foremost screen that has it as its shortcut
  /// is pressed, or the first view that listens to it is told.
  ///
  /// - Throws: `NotOnScreen` where the key does nothing, and for links that leave the program.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    let name = KeyboardShortcut(key, modifiers: modifiers).name
    let scope = foremost
    for node in scope.shown {
      if case .button(let button) = node.content, button.shortcut == name {
        if button.focusStep != 0 { return send(.press, to: button.target) }
        // The page presses what has the focus.
        guard case .button(let focused)? = focused?.content else { break }
        return send(.press, to: focused.target)
      }
      for case .onKeyCommand(let target, key: name) in node.modifiers { return send(.press, to: target) }
    }
    let others = scope.shown.compactMap { if case .button(let button) = $0.content { button.shortcut } else { nil } }
    throw NotOnScreen(description: "The key “\(name)” does nothing; these do something: \(others).")
  }

  /// What has the focus by the program's will: a button, link or field; nil for nothing.
  public var focused: DisplayNode? {
    foremost.shown.first { node in
      switch node.content {
      case .button(let button): button.isFocused == true
      case .link(let link): link.isFocused
      case .field(let field): field.isFocused == true
      default: false
      }
    }
  }

  /// The foremost sheet or alert, or else everything.
  private var foremost: DisplayNode {
    root.shown.last { if case .presentation = $0.content { true } else { false } } ?? root
  }
}

extension DisplayNode {
  /// The node and what the reader sees below it: of tabs the chosen one, of pages that are no columns the last.
  var shown: [DisplayNode] {
    var visible = children
    switch content {
    case .tabs(let tabs):
      let pages = zip(children, tabs.pages).filter { $0.1 == tabs.selection }.map(\.0)
      visible = pages + children.dropFirst(tabs.pages.count)
    case .navigation(let content) where content.style != "columns":
      let pages = children.filter { if case .page = $0.content { true } else { false } }
      visible = pages.suffix(1) + children.filter { if case .page = $0.content { false } else { true } }
    default: break
    }
    return [self] + visible.flatMap(\.shown)
  }
}
