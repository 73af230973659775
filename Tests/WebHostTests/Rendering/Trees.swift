import Foundation
import ViewGraph

@testable import WebHost

/// Makes display trees in tests.
func node(
  _ id: UInt32, _ content: DisplayContent, _ modifiers: [DisplayModifier] = [], _ children: [DisplayNode] = []
) -> DisplayNode {
  DisplayNode(id: .init(id), content: content, modifiers: modifiers, children: children)
}

func text(_ id: UInt32, _ string: String, _ modifiers: [DisplayModifier] = []) -> DisplayNode {
  node(id, .text(TextContent(string)), modifiers)
}

func column(_ id: UInt32, _ children: DisplayNode...) -> DisplayNode {
  node(id, .stack(StackContent(axis: .vertical)), [], children)
}

extension Renderer {
  /// A renderer that shows remote pictures under `/r/` and the last part of their address.
  static func forTests() -> Renderer {
    Renderer(imagePaths: ImagePaths { url, _ in "/r/" + url.lastPathComponent })
  }

  /// The HTML of a node as text.
  func text(_ node: DisplayNode, in location: Location = Location()) -> String {
    html(of: node, in: location).string
  }
}
