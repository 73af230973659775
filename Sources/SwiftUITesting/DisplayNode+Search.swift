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

  /// The texts of the node and what is below it, joined by spaces.
  public var text: String {
    all.compactMap { node in
      switch node.content {
      case .text(let text): text.string
      case .image(let image): image.label
      default: nil
      }
    }.joined(separator: " ")
  }

  /// What assistive software calls the node.
  public var label: String {
    for case .accessibility(let properties) in modifiers.reversed() {
      if let label = properties.label { return label }
    }
    switch content {
    case .field(let field): return field.prompt.isEmpty ? text : field.prompt
    case .picker(let picker): return picker.label.isEmpty ? text : picker.label
    default: return text
    }
  }

  /// Who is told when the node is pressed; nil where it cannot be.
  var pressTarget: EventTarget? {
    switch content {
    case .button(let button): return button.target
    case .row(let row): return row.selectionTarget
    default: break
    }
    for case .onPress(let target, _, _) in modifiers.reversed() { return target }
    return nil
  }
}
