import SwiftUITesting
import Testing

/// Values of the environment that a program sets are seen, as if it had said them by the modifier.
@MainActor
struct ShownValuesTests {
  private func modifiers(_ view: some View) -> [DisplayModifier] {
    TestScreen(view).root.all.flatMap(\.modifiers)
  }

  @Test func theColourSchemeIs() {
    #expect(modifiers(Text("a").environment(\.colorScheme, .dark)).contains(.colorScheme(.dark)))
  }

  @Test func theDirectionIs() {
    #expect(
      modifiers(Text("a").environment(\.layoutDirection, .rightToLeft)).contains(.layoutDirection(.rightToLeft)))
  }

  @Test func theFontIs() {
    #expect(modifiers(VStack { Text("a") }.environment(\.font, .title)).contains(.font(.title)))
  }
}
