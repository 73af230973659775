import Testing

@testable import ViewGraph

/// Controls are in the accent colour of their surroundings: who says that says nothing new.
@MainActor
@Suite struct AccentTests {
  private func tints(_ view: some View) -> Bool {
    TestHost(view).modifiers.contains { if case .tint = $0 { true } else { false } }
  }

  @Test func theAccentColourIsThatOfTheSurroundings() {
    #expect(!tints(Text("a").accentColor(.accentColor)))
    #expect(!tints(Text("a").tint(.accentColor)))
    #expect(tints(Text("a").tint(.red)))
    #expect(tints(Text("a").accentColor(.red)))
  }
}
