import SwiftUITesting
import Testing

/// When scrolling begins and ends, and where programs scroll to.
@MainActor
@Suite struct ScrollPhaseTests {
  private struct Page: View {
    @State private var phase = ScrollPhase.idle
    @State private var position = ScrollPosition(edge: .top)

    var body: some View {
      VStack {
        ScrollView {
          GeometryReader { Text("from top \(Int($0.frame(in: .scrollView).minY))") }
        }
        .onScrollPhaseChange { phase = $1 }
        .scrollPosition($position)
        Text(phase.isScrolling ? "scrolling" : "still")
        Button("Down") { position.scrollTo(y: 300) }
      }
    }
  }

  private func scroll(_ screen: TestScreen) throws -> DisplayNode {
    try #require(screen.root.all.first { if case .scroll = $0.content { true } else { false } })
  }

  private func content(_ screen: TestScreen) throws -> ScrollContent {
    guard case .scroll(let content) = try scroll(screen).content else { throw Missing() }
    return content
  }

  struct Missing: Error {}

  @Test func scrollingBeginsAndEnds() throws {
    let screen = TestScreen(Page())
    let target = try #require(try content(screen).scrollTarget)
    let state = ScrollState(
      offset: CGPoint(x: 0, y: 30), contentSize: CGSize(width: 100, height: 900),
      containerSize: CGSize(width: 100, height: 300))
    screen.send(.scroll(state), to: target)
    #expect(screen.texts.contains("scrolling"))
    screen.advance(by: 0.3)
    #expect(screen.texts.contains("still"))
  }

  @Test func programsScrollToAPlace() throws {
    let screen = TestScreen(Page())
    try screen.tap("Down")
    let request = try #require(try content(screen).request)
    #expect(request.offset?.y == 300 && request.offset?.x == nil)
    #expect(request.node == (try scroll(screen)).id)
  }

  @Test func placesInTheScrollView() throws {
    let screen = TestScreen(Page())
    let targets = screen.root.all.compactMap { node -> (DisplayNode, EventTarget)? in
      for case .onGeometry(let target) in node.modifiers { return (node, target) }
      return nil
    }
    let outer = try #require(targets.first { if case .scroll = $0.0.content { true } else { false } })
    let inner = try #require(targets.first { if case .overlap = $0.0.content { true } else { false } })
    screen.send(.geometry(CGRect(x: 0, y: 100, width: 100, height: 300)), to: outer.1)
    screen.send(.geometry(CGRect(x: 0, y: 80, width: 100, height: 900)), to: inner.1)
    #expect(screen.texts.contains("from top -20"))
  }
}
