import Testing

@testable import ViewGraph

/// What modifiers say of text holds whatever font views inside have.
@MainActor
struct FontTraitsTests {
  private func fonts(_ view: some View) -> [Font] {
    TestHost(view).nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      if let own = text.runs.first?.style.font { return own }
      for case .font(let font) in node.modifiers.reversed() { return font }
      return nil
    }
  }

  @Test func weightAndDesignOfAContainerHoldOn() {
    #expect(fonts(VStack { Text("x").font(.title).padding() }.bold()) == [.title.bold()])
    #expect(
      fonts(VStack { Text("x").font(.title).padding() }.italic().fontDesign(.serif).monospacedDigit()) == [
        .system(.title, design: .serif).italic().monospacedDigit()
      ])
    #expect(fonts(VStack { Group { Text("x") }.font(.title).fontWeight(nil).padding() }.bold()) == [.title])
    #expect(fonts(VStack { Text("x").environment(\.font, .title).padding() }.bold()) == [.title.bold()])
  }

  @Test func theyCanBeTakenBack() {
    let view = VStack { Group { Group { Text("x") }.font(.title).padding() }.bold(false).italic(false) }.bold().italic()
    #expect(fonts(view) == [.title])
  }

  @Test func aFontTakesTheWeightOfTheFontAroundBack() {
    #expect(fonts(VStack { Text("x").font(.title).padding() }.font(.body.bold())) == [.title])
    #expect(fonts(VStack { Group { Text("x") }.font(nil).padding() }.font(.body.bold())) == [.body])
  }

  @Test func theFontOfATextHasThemToo() {
    let host = TestHost(VStack { Text("x").font(.title) + Text("y") }.bold())
    let runs = host.nodes.compactMap { if case .text(let text) = $0.content { text.runs } else { nil } }[0]
    #expect(runs.map(\.style.font) == [.title.bold(), nil])
  }
}
