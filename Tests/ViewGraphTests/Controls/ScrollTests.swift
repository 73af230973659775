import SwiftUITesting
import Testing

/// Where scroll views are, and where they are to be.
@MainActor
struct ScrollTests {
  private func scroll(_ screen: TestScreen) throws -> ScrollContent {
    try #require(
      screen.root.all.compactMap { if case .scroll(let scroll) = $0.content { scroll } else { nil } }.first)
  }

  struct Pages: View {
    @State private var page: Int? = 0

    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<5, id: \.self) { Text("page \($0)").containerRelativeFrame(.horizontal) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $page)
        Text("at \(page ?? -1)")
        Button("Jump") { page = 3 }
      }
    }
  }

  @Test func theFirstTargetThatIsSeenIsTold() throws {
    let screen = TestScreen(Pages())
    let content = try scroll(screen)
    #expect(content.snapping == "viewAligned")
    let target = try #require(content.scrollTarget)
    let third = try #require(
      screen.root.all.first { node in
        if case .text(let text) = node.content { text.string == "page 2" } else { false }
      })
    let state = ScrollState(
      offset: CGPoint(x: 780, y: 0), contentSize: CGSize(width: 1950, height: 20),
      containerSize: CGSize(width: 390, height: 20), target: third.id)
    screen.graph.send(.scroll(state), to: target)
    #expect(screen.texts.contains("at 2"))
  }

  @Test func aBindingScrolls() throws {
    let screen = TestScreen(Pages())
    let first = try scroll(screen).request
    try screen.tap("Jump")
    #expect(try scroll(screen).request != first)
    #expect(screen.texts.contains("at 3"))
  }

  struct Watched: View {
    @State private var isDown = false

    var body: some View {
      ScrollView { Text(isDown ? "down" : "up") }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { _, new in
          isDown = new
        }
    }
  }

  @Test func geometryOfScrollingIsTold() throws {
    let screen = TestScreen(Watched())
    let target = try #require(try scroll(screen).scrollTarget)
    func move(to y: CGFloat) {
      let state = ScrollState(
        offset: CGPoint(x: 0, y: y), contentSize: CGSize(width: 390, height: 2000),
        containerSize: CGSize(width: 390, height: 800))
      screen.graph.send(.scroll(state), to: target)
    }
    move(to: 50)
    #expect(screen.texts == ["up"])
    move(to: 500)
    #expect(screen.texts == ["down"])
  }

  @Test func optionsConcernTheScrollViewBelowAlone() throws {
    let screen = TestScreen(
      ScrollView { ScrollView(.horizontal) { Text("in") } }
        .contentMargins(.horizontal, 12)
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.immediately)
        .scrollBounceBehavior(.always))
    let all = screen.root.all.compactMap { if case .scroll(let scroll) = $0.content { scroll } else { nil } }
    #expect(all.map(\.margins) == [EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12), nil])
    #expect(all.map(\.startAnchor) == [.bottom, nil])
    #expect(all.map(\.dismissesKeyboard) == [true, false])
    #expect(all.map(\.alwaysBounces) == [true, false])
  }
}
