import SwiftUITesting
import Testing

/// Views change by where they are.
@MainActor
struct VisualEffectTests {
  private func report(_ frame: CGRect, to screen: TestScreen) throws {
    let target = try #require(
      screen.root.all.flatMap(\.modifiers).compactMap { modifier -> EventTarget? in
        if case .onGeometry(let target) = modifier { target } else { nil }
      }.first)
    screen.send(.geometry(frame), to: target)
  }

  @Test func theEffectKnowsTheFrame() throws {
    let screen = TestScreen(Text("x").visualEffect { $0.offset(x: $1.size.width / 2).opacity(0.5) })
    #expect(!screen.root.all.flatMap(\.modifiers).contains(.opacity(0.5)))
    try report(CGRect(x: 0, y: 0, width: 80, height: 20), to: screen)
    let modifiers = screen.root.all.flatMap(\.modifiers)
    #expect(modifiers.contains(.opacity(0.5)))
    #expect(modifiers.contains(.offset(CGSize(width: 40, height: 0))))
  }

  @Test func whatLeavesTheScreenChanges() throws {
    let screen = TestScreen(
      Text("x").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) })
    try report(CGRect(x: 0, y: 100, width: 80, height: 20), to: screen)
    #expect(screen.root.all.flatMap(\.modifiers).contains(.opacity(1)))
    try report(CGRect(x: 0, y: -30, width: 80, height: 20), to: screen)
    #expect(screen.root.all.flatMap(\.modifiers).contains(.opacity(0.3)))
  }
}
