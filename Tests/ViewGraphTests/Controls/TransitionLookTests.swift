import SwiftUITesting
import Testing

/// Transitions that programs describe by views are known to renderers by their looks.
@MainActor
struct TransitionLookTests {
  private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .opacity(phase.isIdentity ? 1 : 0.25)
        .rotationEffect(.degrees(phase.value * 90))
        .offset(x: phase == .didDisappear ? 30 : 0)
    }
  }

  private struct Small: ViewModifier {
    let scale: Double
    func body(content: Content) -> some View { content.scaleEffect(scale).blur(radius: (1 - scale) * 10) }
  }

  private func spec(_ view: some View) throws -> TransitionSpec {
    let screen = TestScreen(view)
    return try #require(
      screen.root.all.flatMap(\.modifiers).compactMap { modifier -> TransitionSpec? in
        if case .transition(let spec) = modifier { spec } else { nil }
      }.first)
  }

  @Test func thePhasesOfATransitionAreRead() throws {
    let spec = try spec(Text("x").transition(Turn()))
    #expect(spec.insertion.opacity == 0.25)
    #expect(spec.insertion.rotation == .degrees(-90))
    #expect(spec.removal.rotation == .degrees(90))
    #expect(spec.removal.x == 30)
  }

  @Test func theActiveModifierIsTheLookOutside() throws {
    let transition = AnyTransition.modifier(active: Small(scale: 0.5), identity: Small(scale: 1))
    let spec = try spec(Text("x").transition(transition.combined(with: .move(edge: .top))))
    #expect(spec.insertion.scale == 0.5)
    #expect(spec.insertion.blur == 5)
    #expect(spec.removal.edge == .top)
  }

  @Test func knownTransitionsCombine() throws {
    let spec = try spec(Text("x").transition(.blurReplace))
    #expect(spec.insertion.blur > 0)
    #expect(spec.insertion.opacity == 0)
    let other = try self.spec(Text("x").transition(AnyTransition(.opacity.combined(with: .scale))))
    #expect(other.removal.opacity == 0)
    #expect(other.removal.scale == 0)
  }
}
