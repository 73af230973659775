import SwiftUITesting
import Testing

/// Guides that go outward through what is as long as its texts, once the renderer has told where views lie.
@MainActor
struct GuideProbeTests {
  @Test func aGuideInARowOfTextsIsKnownOnceItIsTold() throws {
    let screen = TestScreen(
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("label")
          Text("value").alignmentGuide(.leading) { $0[.leading] }
        }
        Color.red.frame(width: 100, height: 10)
      })
    #expect(rooms(screen).isEmpty)
    let row = try target(screen) { if case .stack(let stack) = $0.content { stack.axis == .horizontal } else { false } }
    let text = try target(screen) { if case .text(let text) = $0.content { text.string == "value" } else { false } }
    screen.graph.send(
      .measured([
        MeasuredView(target: row, frame: CGRect(x: 10, y: 0, width: 80, height: 20)),
        MeasuredView(target: text, frame: CGRect(x: 60, y: 0, width: 30, height: 20)),
      ]), to: EventTarget(0))
    // The row begins 50 points before the guide, and the colour at it.
    #expect(rooms(screen) == [50])
  }

  @Test func aGuideInAFrameAroundATextIsKnownOnceItIsTold() throws {
    let screen = TestScreen(
      VStack(alignment: .leading, spacing: 0) {
        Text("value").alignmentGuide(.leading) { $0[.trailing] }.frame(width: 120)
        Color.red.frame(width: 100, height: 10)
      })
    let text = try target(screen) { if case .text = $0.content { true } else { false } }
    let frame = try target(screen) { $0.content == .box && $0.children.count == 1 }
    screen.graph.send(
      .measured([
        MeasuredView(target: frame, frame: CGRect(x: 0, y: 0, width: 120, height: 20)),
        MeasuredView(target: text, frame: CGRect(x: 40, y: 0, width: 40, height: 20)),
      ]), to: EventTarget(0))
    #expect(rooms(screen) == [80])
  }

  private func target(_ screen: TestScreen, _ isMeant: (DisplayNode) -> Bool) throws -> EventTarget {
    try #require(
      screen.root.all.filter(isMeant).flatMap(\.modifiers).compactMap { modifier in
        if case .onGeometry(let target) = modifier { target } else { nil }
      }.first)
  }

  /// The room before views.
  private func rooms(_ screen: TestScreen) -> [CGFloat] {
    screen.root.all.flatMap(\.modifiers).compactMap { modifier in
      if case .padding(let insets) = modifier, insets.leading > 0 { insets.leading } else { nil }
    }
  }
}
