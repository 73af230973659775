import Foundation
import SwiftUITesting
import Testing

/// Effects by transforms, and what is animated by numbers.
@MainActor
@Suite struct GeometryEffectTests {
  struct Shake: GeometryEffect {
    var animatableData: CGFloat

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * sin(animatableData * .pi), y: 0))
    }
  }

  struct Login: View {
    @State private var attempts = 0

    var body: some View {
      Text("field").modifier(Shake(animatableData: CGFloat(attempts)))
      Button("Log in") { withAnimation(.linear(duration: 1)) { attempts += 1 } }
      Button("Set") { attempts += 1 }
    }
  }

  private func frames(_ screen: TestScreen) -> [ProjectionTransform]? {
    screen.root.all.flatMap(\.modifiers).lazy.compactMap {
      if case .projections(let frames, _, _) = $0 { frames } else { nil }
    }.first
  }

  @Test func anEffectMovesThroughWhatLiesBetween() throws {
    let screen = TestScreen(Login())
    #expect(frames(screen) == nil)
    let target = try #require(
      screen.root.all.flatMap(\.modifiers).compactMap { if case .onGeometry(let target) = $0 { target } else { nil } }
        .first)
    screen.send(.geometry(CGRect(x: 5, y: 5, width: 40, height: 20)), to: target)
    try screen.tap("Log in")
    let way = try #require(frames(screen))
    let middle = way[way.count / 2]
    #expect(abs(middle.m31 - 40) < 0.001)
    #expect(abs(way[0].m31) < 0.001)
    screen.advance(by: 1.5)
    #expect(frames(screen) == nil)
  }

  @Test func withoutAnAnimationNothingMoves() throws {
    let screen = TestScreen(Login())
    try screen.tap("Set")
    #expect(frames(screen) == nil)
  }

  struct Count: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))") }
  }

  struct Suffix: ViewModifier, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    func body(content: Content) -> some View {
      content
      Text("of \(Int(value.rounded()))")
    }
  }

  struct Score: View {
    @State private var score = 0.0

    var body: some View {
      Count(value: score).modifier(Suffix(value: score * 2))
      Button("Win") { withAnimation(.linear(duration: 1)) { score = 100 } }
      Button("Lose") { score = 0 }
    }
  }

  @Test func numbersCountUp() throws {
    let screen = TestScreen(Score())
    try screen.tap("Win")
    #expect(screen.texts.contains("0"))
    screen.advance(by: 0.55)
    #expect(screen.texts.contains("50"))
    #expect(screen.texts.contains("of 100"))
    screen.advance(by: 2)
    #expect(screen.texts.contains("100"))
    #expect(screen.texts.contains("of 200"))
  }

  @Test func aChangeWithoutAnAnimationEndsTheMovement() throws {
    let screen = TestScreen(Score())
    try screen.tap("Win")
    screen.advance(by: 0.35)
    try screen.tap("Lose")
    #expect(screen.texts.contains("0"))
    screen.advance(by: 2)
    #expect(screen.texts.contains("0"))
  }
}
