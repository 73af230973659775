import SwiftUITesting
import Testing

@testable import ViewGraph

/// Views that are no source take the place of the source.
@MainActor
struct MatchedGeometryTests {
  private struct Tabs: View {
    @Namespace private var space
    @State private var chosen = 0
    let hasFollower: Bool

    var body: some View {
      HStack {
        ForEach(0..<2) { index in
          Button("tab \(index)") { chosen = index }
            .matchedGeometryEffect(id: index, in: space)
        }
      }
      .background {
        if hasFollower { Capsule().matchedGeometryEffect(id: chosen, in: space, isSource: false) }
      }
    }
  }

  private func targets(_ screen: TestScreen) -> [EventTarget] {
    screen.root.all.flatMap { node in
      node.modifiers.compactMap { if case .onGeometry(let target) = $0 { target } else { nil } }
    }
  }

  private func offsets(_ screen: TestScreen) -> [CGSize] {
    screen.root.all.flatMap { node in
      node.modifiers.compactMap { if case .offset(let offset) = $0 { offset } else { nil } }
    }
  }

  private func frames(_ screen: TestScreen) -> [CGFloat?] {
    screen.root.all.flatMap { node in
      node.modifiers.compactMap { if case .frame(let frame) = $0 { frame.width } else { nil } }
    }
  }

  @Test func aFollowerStandsWhereTheSourceIs() throws {
    let screen = TestScreen(Tabs(hasFollower: true))
    let targets = targets(screen)
    #expect(targets.count == 3)
    #expect(offsets(screen).isEmpty)
    screen.send(.geometry(CGRect(x: 0, y: 100, width: 200, height: 40)), to: targets[0])
    screen.send(.geometry(CGRect(x: 0, y: 100, width: 60, height: 40)), to: targets[1])
    screen.send(.geometry(CGRect(x: 120, y: 100, width: 80, height: 40)), to: targets[2])
    #expect(offsets(screen) == [CGSize(width: -70, height: 0)])
    #expect(frames(screen) == [60])
    try screen.tap("tab 1")
    #expect(offsets(screen) == [CGSize(width: 60, height: 0)])
    #expect(frames(screen) == [80])
  }

  @Test func sourcesThatNobodyFollowsAreNotMeasured() {
    #expect(targets(TestScreen(Tabs(hasFollower: false))).isEmpty)
  }

  private struct Surroundings: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Bold(isBold: environment.isEnabled)
    }

    struct Bold: ViewModifier {
      let isBold: Bool
      func body(content: Content) -> some View {
        if isBold { content } else { Text("disabled") }
      }
    }
  }

  @Test func modifiersThatAreOthersInTheirSurroundings() {
    #expect(TestScreen(Text("a").modifier(Surroundings())).texts == ["a"])
    #expect(TestScreen(Text("a").modifier(Surroundings()).disabled(true)).texts == ["disabled"])
  }
}
