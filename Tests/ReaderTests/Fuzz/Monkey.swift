import Foundation
import SwiftUITesting

/// Uses a screen at random: presses, types, chooses, scrolls, goes back.
@MainActor
struct Monkey {
  let screen: TestScreen
  var random: SplitMix
  /// Texts that were typed into a field and were not there afterwards, as sentences.
  private(set) var losses: [String] = []

  init(_ screen: TestScreen, seed: Int) {
    self.screen = screen
    random = SplitMix(seed)
  }

  /// Does one thing, and waits for what comes of it.
  mutating func step() async {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: press()
    case 5: type()
    case 6: choose()
    case 7: screen.scrollToEnd()
    case 8: try? screen.goBack()
    default: try? screen.dismiss()
    }
    await screen.settle(within: 2)
    screen.advance(by: 0.2)
    await screen.settle(within: 2)
  }

  private mutating func press() {
    let targets = screen.root.all.compactMap { node -> EventTarget? in
      switch node.content {
      case .button(let button): return button.target
      case .row(let row): return row.selectionTarget
      default: break
      }
      for case .onPress(let target, _, _) in node.modifiers { return target }
      return nil
    }
    if let target = targets.randomElement(using: &random) { screen.send(.press, to: target) }
  }

  private mutating func type() {
    let fields = screen.root.all.compactMap { node -> (EventTarget, String)? in
      if case .field(let field) = node.content { (field.target, node.label) } else { nil }
    }
    guard let (target, label) = fields.randomElement(using: &random) else { return }
    let words =
      ["the", "star", "a", "люди", "cat dog", "no such words"] + HostileText.all.map { String($0.prefix(400)) }
    let text = words.randomElement(using: &random) ?? ""
    screen.send(.input(text), to: target)
    for node in screen.root.all {
      guard case .field(let field) = node.content, field.target == target else { continue }
      if field.value != text {
        losses.append("\(label): \(text.debugDescription) became \(field.value.debugDescription)")
      }
    }
  }

  private mutating func choose() {
    for node in screen.root.all.shuffled(using: &random) {
      switch node.content {
      case .picker(let picker):
        guard let option = picker.options.randomElement(using: &random) else { continue }
        return screen.send(.set(option.value), to: picker.target)
      case .tabs(let tabs):
        guard let tab = tabs.tabs.randomElement(using: &random) else { continue }
        return screen.send(.set(tab.value), to: tabs.target)
      default: continue
      }
    }
  }
}
