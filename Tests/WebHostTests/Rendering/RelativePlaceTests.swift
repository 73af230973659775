import SwiftUI
import Testing

@testable import ViewGraph
@testable import WebHost

@Suite("Places in an area that nobody measures")
struct RelativePlaceTests {
  private func declarations(_ modifier: DisplayModifier) -> String {
    var renderer = Renderer.forTests()
    for case .styles(let rules) in renderer.replacement(node(1, .box, [modifier])) {
      return String(rules.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" })
    }
    return ""
  }

  @Test("Shares are parts of the area, and points come on top")
  func shares() {
    let place = _RelativePlace(
      x: _RelativeLength(share: 0.25), y: _RelativeLength(share: 0.5, points: -3), width: _RelativeLength(share: 0.1),
      height: _RelativeLength(points: 8), anchor: .center)
    let said = declarations(.place(place))
    for part in [
      "position:absolute", "left:25%", "top:calc(50% + -3px)", "width:10%", "height:calc(0% + 8px)",
      "translate:-50% -50%",
    ] { #expect(said.contains(part), "\(said)") }
  }

  @Test("Without lengths a view keeps its own, also near the far edge")
  func ownLength() {
    let said = declarations(.place(_RelativePlace(x: _RelativeLength(share: 0.95), y: _RelativeLength())))
    #expect(said.contains("width:max-content") && said.contains("max-width:none"), "\(said)")
    #expect(!said.contains("translate"), "\(said)")
  }

  @Test("Numbers that are none are no style")
  func noNumbers() {
    let said = declarations(
      .place(_RelativePlace(x: _RelativeLength(share: .nan), y: _RelativeLength(points: .infinity))))
    #expect(!said.contains("nan") && !said.contains("inf"), "\(said)")
  }

  @Test("Fingers scroll what is around along the axes that a drag leaves")
  func scrolling() {
    #expect(declarations(.letsScroll(.vertical)).contains("touch-action:pan-y"))
    #expect(declarations(.letsScroll(.horizontal)).contains("touch-action:pan-x"))
  }

  @Test("An area takes what it is offered, and nothing in it has a say") @MainActor
  func area() throws {
    let graph = Graph(
      _RelativeArea {
        Color.red.frame(width: 500)._placed(at: _RelativePlace(x: _RelativeLength(), y: _RelativeLength()))
      })
    graph.flush()
    func area(in node: DisplayNode) -> DisplayNode? {
      node.layout.isApart ? node : node.children.lazy.compactMap { area(in: $0) }.first
    }
    let root = try #require(graph.commit?.root)
    let layout = try #require(area(in: root)).layout
    #expect(layout.horizontal.fills && layout.vertical.fills && layout.horizontal.minimum == 0)
  }
}
