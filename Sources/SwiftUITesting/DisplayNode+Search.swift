import Foundation
import SwiftUI

extension PresentationContent {
  /// The title of an alert or a dialog.
  public var title: String? {
    switch kind {
    case .alert(let title, _): title
    case .confirmationDialog(let title, _): title
    case .sheet, .fullScreenCover, .popover: nil
    }
  }
}

extension DisplayNode {
  /// The node and everything below it, in order.
  public var all: [DisplayNode] {
    [self] + children.flatMap(\.all)
  }

  /// The texts of the node and what is below it, joined by spaces; without those of menus that are closed.
  public var text: String {
    words.joined(separator: " ")
  }

  private var words: [String] {
    var menuCount = 0
    for case .contextMenu(let count) in modifiers { menuCount += count }
    let own: [String?] =
      switch content {
      case .text(let text): [text.string]
      case .image(let image): [image.label]
      default: []
      }
    return own.compactMap { $0 } + children.dropLast(menuCount).flatMap(\.words)
  }

  /// What assistive software calls the node.
  public var label: String {
    for case .accessibility(let properties) in modifiers.reversed() {
      if let label = properties.label { return label }
    }
    switch content {
    case .field(let field): return field.prompt.isEmpty ? text : field.prompt
    case .picker(let picker): return picker.label.isEmpty ? text : picker.label
    case .embedded(let embedded): return embedded.label
    default: return text.isEmpty ? children.lazy.map(\.label).first { !$0.isEmpty } ?? "" : text
    }
  }

  /// True where somebody is told when the node is pressed.
  var isPressable: Bool { ownTarget != nil || !taps.isEmpty }

  /// The last of the nodes from this one inwards that can be pressed and shows a label: what lies on top of it.
  func innermost(_ label: String) -> DisplayNode {
    let inside = all.dropFirst().first { $0.isPressable && $0.label.contains(label) }
    return inside?.innermost(label) ?? self
  }

  /// Who is told when the reader presses the last of these nodes, of which each lies in the one before: in the order of
  /// browsers, from the inside to the outside.
  static func pressTargets(along path: [DisplayNode]) -> [EventTarget] {
    for node in path {
      if let tap = node.taps.first(where: { $0.precedence == .outer }) { return [tap.target] }
    }
    var targets: [EventTarget] = []
    var isTaken = false
    for node in path.reversed() {
      let taps = node.taps.filter { !isTaken || $0.precedence == .simultaneous }
      targets += taps.map(\.target)
      if !isTaken, let own = node.ownTarget { targets.append(own) }
      isTaken = isTaken || node.ownTarget != nil || taps.contains { $0.precedence == .inner }
    }
    return targets
  }

  /// The nodes from this one down to another; empty where that is not below.
  func path(to node: DisplayNode) -> [DisplayNode] {
    if node === self { return [self] }
    for child in children {
      let path = child.path(to: node)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }

  private var taps: [(target: EventTarget, precedence: GesturePrecedence)] { modifiers.compactMap(\.tap) }

  private var ownTarget: EventTarget? {
    switch content {
    case .button(let button): button.target
    case .row(let row): row.selectionTarget
    default: nil
    }
  }
}

extension DisplayModifier {
  fileprivate var tap: (target: EventTarget, precedence: GesturePrecedence)? {
    if case .onPress(let target, 1, let precedence) = self { (target, precedence) } else { nil }
  }
}
