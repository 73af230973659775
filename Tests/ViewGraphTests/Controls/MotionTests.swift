import SwiftUITesting
import Testing

/// Animators, symbol effects, and what is to be felt.
@MainActor
struct MotionTests {
  private func modifiers(_ screen: TestScreen) -> [DisplayModifier] {
    screen.root.all.flatMap(\.modifiers)
  }

  @Test func phasesFollowEachOtherWithTheirAnimations() {
    let screen = TestScreen(
      PhaseAnimator(["a", "b", "c"]) {
        Text($0)
      } animation: { _ in
        .linear(duration: 1)
      })
    #expect(screen.texts == ["a"])
    screen.advance(by: 0.01)
    #expect(screen.texts == ["b"])
    screen.advance(by: 1)
    #expect(screen.texts == ["c"])
    screen.advance(by: 1)
    #expect(screen.texts == ["a"])
  }

  struct Triggered: View {
    @State private var count = 0

    var body: some View {
      Button("go") { count += 1 }
        .phaseAnimator([0, 1], trigger: count) { view, phase in
          VStack {
            view
            Text("phase \(phase)")
          }
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }

  @Test func triggeredPhasesComeBackToTheFirst() throws {
    let screen = TestScreen(Triggered())
    screen.advance(by: 5)
    #expect(screen.texts.contains("phase 0"))
    try screen.tap("go")
    screen.advance(by: 0.01)
    #expect(screen.texts.contains("phase 1"))
    screen.advance(by: 1.1)
    #expect(screen.texts.contains("phase 0"))
    screen.advance(by: 10)
    #expect(screen.texts.contains("phase 0"))
  }

  struct Values {
    var x = 0.0
    var y = 10.0
  }

  @Test func keyframesSayTheValueAtEachTime() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.y) {
        MoveKeyframe(20)
        CubicKeyframe(30, duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.5).x - 5) < 0.01)
    #expect(abs(timeline.value(time: 1.5).x - 5) < 0.01)
    #expect(timeline.value(time: 0).y == 20)
    #expect(timeline.value(time: 2).y == 30)
  }

  @Test func aViewFollowsKeyframesOnce() {
    let screen = TestScreen(
      KeyframeAnimator(initialValue: 0.0, repeating: false) {
        Text("\(Int($0.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      })
    #expect(screen.texts == ["0"])
    screen.advance(by: 0.45)
    #expect(screen.texts == ["5"])
    screen.advance(by: 3)
    #expect(screen.texts == ["10"])
  }

  struct Bouncing: View {
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Image(systemName: "bell")
          .accessibilityLabel("ring")
          .symbolEffect(.bounce, value: count)
          .symbolEffect(.pulse, isActive: count > 1)
      }
      .sensoryFeedback(.success, trigger: count)
    }
  }

  @Test func symbolsMoveWhenAValueChanges() throws {
    let screen = TestScreen(Bouncing())
    func effects() -> [String] {
      modifiers(screen).compactMap {
        if case .symbolEffect(let effect) = $0 { "\(effect.name) \(effect.serial)" } else { nil }
      }
    }
    #expect(effects().isEmpty)
    let button = try #require(screen.nodes { if case .button = $0.content { true } else { false } }.first)
    guard case .button(let content) = button.content else { return }
    screen.graph.send(.press, to: content.target)
    #expect(effects() == ["bounce 1"])
    #expect(screen.graph.commit?.feedback.isEmpty == false)
    screen.graph.send(.press, to: content.target)
    #expect(Set(effects()) == ["bounce 2", "pulse 0"])
  }

  @Test func textGrowsWithItsSize() {
    let screen = TestScreen(Text("large").dynamicTypeSize(.accessibility1))
    #expect(modifiers(screen) == [.textScale(.accessibility1)])
    let limited = TestScreen(Text("usual").dynamicTypeSize(...DynamicTypeSize.xLarge))
    #expect(modifiers(limited).isEmpty)
  }
}
