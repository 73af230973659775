import SwiftUITesting
import Testing

/// Layouts and drawings of programs.
@MainActor
struct CustomLayoutTests {
  /// Views below each other, each as far in as it says.
  struct Steps: Layout {
    struct Depth: LayoutValueKey {
      static let defaultValue = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for view in subviews {
        view.place(at: CGPoint(x: bounds.minX + CGFloat(view[Depth.self]) * 10, y: y), proposal: .unspecified)
        y += view.sizeThatFits(.unspecified).height
      }
    }
  }

  /// Views around a middle, as far out as there is room.
  struct Circle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let radius = min(bounds.width, bounds.height) / 2
      for (index, view) in subviews.enumerated() {
        let angle = Double(index) * 2 * .pi / Double(subviews.count)
        let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
        view.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }

  @Test func aLayoutIsToldTheHeightThatAFrameGivesIt() throws {
    let screen = TestScreen(
      VStack {
        Circle { ForEach(0..<4) { Color.red.frame(width: 10, height: 10).id($0) } }.frame(height: 200)
        Text("below")
      })
    let placed = try placed(screen)
    #expect(placed.size.height == 200)
    #expect(placed.places[1].origin.y - placed.places[3].origin.y == 200)
  }

  @Test func aLayoutInWhatScrollsIsAsHighAsItLikes() throws {
    let screen = TestScreen(ScrollView { Circle { Text("a") } })
    #expect(try placed(screen).size.height == 10)
  }

  private func placed(_ screen: TestScreen) throws -> PlacedContent {
    try #require(
      screen.root.all.compactMap { if case .placed(let placed) = $0.content { placed } else { nil } }.first)
  }

  @Test func aLayoutPlacesViewsForTheSizesThatAreTold() throws {
    let screen = TestScreen(
      HStack {
        Text("beside")
        Steps {
          Text("first")
          Text("second").layoutValue(key: Steps.Depth.self, value: 2)
        }
      })
    var placed = try placed(screen)
    #expect(placed.places.map(\.origin.x) == [0, 20])
    screen.graph.send(.geometry(CGRect(x: 0, y: 0, width: 300, height: 50)), to: placed.target)
    screen.graph.send(.geometry(CGRect(x: 0, y: 0, width: 40, height: 33)), to: placed.places[0].target)
    placed = try self.placed(screen)
    #expect(placed.size.width == 300)
    #expect(placed.places.map(\.origin.y) == [0, 33])
  }

  @Test("A layout is told of the lengths that the program says, also of its height")
  func aLayoutIsToldWhatItIsOffered() throws {
    let screen = TestScreen(Whole { Text("in") }.padding(5).frame(width: 100, height: 60))
    #expect(try placed(screen).size == CGSize(width: 90, height: 50))
    let scrolled = TestScreen(ScrollView { Whole { Text("in") } }.frame(width: 100))
    #expect(try placed(scrolled).size == CGSize(width: 100, height: 10))
  }

  @Test func aLayoutThatTakesAllGetsWhatOthersInItsStackLeave() throws {
    let screen = TestScreen(
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 60)
        Whole { Text("in") }
      }
      .frame(width: 100, height: 200))
    #expect(try placed(screen).size == CGSize(width: 100, height: 140))
  }

  /// A layout that takes all that it is offered.
  private struct Whole: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func stacksOfLayoutsAreStacks() {
    let layout = AnyLayout(HStackLayout(spacing: 3))
    let screen = TestScreen(layout { Text("in") })
    let stacks = screen.root.all.compactMap { if case .stack(let stack) = $0.content { stack } else { nil } }
    #expect(stacks.map(\.spacing) == [3])
  }

  @Test func aViewsOwnGuideMakesRoomForItselfAndOthers() {
    let screen = TestScreen(
      VStack(alignment: .leading) {
        Text("usual")
        Text("in").alignmentGuide(.leading) { $0[.leading] - 20 }
        Text("out").alignmentGuide(.leading) { $0[.leading] + 10 }
        Text("other guide").alignmentGuide(.trailing) { $0[.trailing] - 20 }
      })
    let room = screen.root.all.flatMap(\.modifiers).compactMap {
      if case .padding(let insets) = $0 { insets.leading } else { nil }
    }
    #expect(room == [10, 30, 10])
  }

  @Test func aCanvasRecordsWhatIsDrawn() throws {
    let screen = TestScreen(
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width, height: 10)), with: .color(.red))
        context.opacity = 0.5
        context.translateBy(x: 5, y: 0)
        context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.blue), lineWidth: 2)
        context.draw(Text("label"), at: CGPoint(x: 1, y: 2))
      })
    func drawing() throws -> DrawingContent {
      try #require(
        screen.root.all.compactMap { if case .drawing(let drawing) = $0.content { drawing } else { nil } }.first)
    }
    #expect(try drawing().steps.count == 3)
    #expect(try drawing().steps.map(\.opacity) == [1, 0.5, 0.5])
    #expect(try drawing().steps[1].transform.tx == 5)
    let node = try #require(screen.nodes { if case .drawing = $0.content { true } else { false } }.first)
    for case .onGeometry(let target) in node.modifiers {
      screen.graph.send(.geometry(CGRect(x: 0, y: 0, width: 120, height: 60)), to: target)
    }
    #expect(try drawing().size == CGSize(width: 120, height: 60))
  }

  @Test func allViewsOfAChoiceAreThere() {
    let screen = TestScreen(
      ViewThatFits(in: .horizontal) {
        Text("a long text")
        Text("short")
      })
    let choices = screen.root.all.compactMap { if case .firstThatFits(let axes) = $0.content { axes } else { nil } }
    #expect(choices == [.horizontal])
    #expect(screen.texts == ["a long text", "short"])
  }
}
