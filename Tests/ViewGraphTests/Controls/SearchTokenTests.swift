import SwiftUITesting
import Testing

/// Tokens of a search field: chosen, shown, taken away.
@MainActor
@Suite struct SearchTokenTests {
  struct Kind: Identifiable {
    let id: String
  }

  struct Screen: View {
    @State private var text = ""
    @State private var tokens: [Kind] = []
    @State private var suggested = [Kind(id: "easy"), Kind(id: "hard")]

    var body: some View {
      NavigationStack {
        List {
          Text("tokens: \(tokens.map(\.id).joined(separator: "+"))")
          Text("text: \(text)")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") { token in
          Text("kind \(token.id)")
        }
        .searchSuggestions {
          Text("Only new").searchCompletion(Kind(id: "new"))
          Text("Another type").searchCompletion(Other(id: 1))
        }
      }
    }
  }

  struct Other: Identifiable {
    let id: Int
  }

  @Test func aSuggestedTokenIsAddedInPlaceOfTheTextAndGoesWhenItIsPressed() throws {
    let screen = TestScreen(Screen())
    try screen.type("ea", into: "Find")
    try screen.tap("kind easy")
    #expect(screen.texts.contains("tokens: easy"))
    #expect(screen.texts.contains("text: "))
    #expect(screen.texts.filter { $0 == "kind easy" }.count == 2, "the token, and the suggestion")
    let suggestion = screen.nodes { $0.modifiers.contains(.shownInSearch) }.first { $0.text.contains("kind easy") }
    let buttons = screen.root.all.filter { if case .button = $0.content { $0.text == "kind easy" } else { false } }
    let row = try #require(suggestion)
    let inRow = Set(row.all.map(\.id))
    let token = try #require(buttons.first { !inRow.contains($0.id) })
    guard case .button(let button) = token.content else { return }
    screen.send(.press, to: button.target)
    #expect(screen.texts.contains("tokens: "))
  }

  @Test func aTokenIsThereOnce() throws {
    let screen = TestScreen(Screen())
    try screen.tap("kind hard")
    let waiting = screen.nodes { $0.modifiers.contains(.shownInSearch) }
    for node in waiting.flatMap(\.all) where node.text == "kind hard" {
      if case .button(let button) = node.content { screen.send(.press, to: button.target) }
    }
    #expect(screen.texts.contains("tokens: hard"))
  }

  @Test func aViewAmongSuggestionsAddsAToken() throws {
    let screen = TestScreen(Screen())
    try screen.tap("Only new")
    #expect(screen.texts.contains("tokens: new"))
    try screen.tap("Another type")
    #expect(screen.texts.contains("tokens: new"), "it is no token of this search")
  }
}
