import Foundation
import SwiftUITesting
import Testing

/// What stands below a search field, and what becomes of it.
@MainActor
@Suite struct SearchTests {
  struct Screen: View {
    @State var text = ""
    @State var scope = "all"
    @State var isPresented = false

    var body: some View {
      NavigationStack {
        List {
          Text("text: \(text)")
          Text("scope: \(scope)")
          Text(isPresented ? "searching" : "reading")
          Button("Find") { isPresented = true }
        }
        .searchable(text: $text, isPresented: $isPresented, prompt: "Find")
        .searchSuggestions {
          ForEach(["swift", "swallow"].filter { $0.hasPrefix(text) }, id: \.self) { word in
            Text("Look for \(word)").searchCompletion(word)
          }
        }
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Titles").tag("titles")
        }
      }
    }
  }

  private func field(_ screen: TestScreen) throws -> FieldContent {
    for node in screen.root.all { if case .field(let field) = node.content { return field } }
    throw NoField()
  }

  struct NoField: Error {}

  @Test func aSuggestionIsEnteredAndThenGone() throws {
    let screen = TestScreen(Screen())
    try screen.type("sw", into: "Find")
    #expect(screen.texts.filter { $0.hasPrefix("Look for") } == ["Look for swift", "Look for swallow"])
    try screen.tap("Look for swallow")
    #expect(screen.texts.contains("text: swallow"))
    #expect(!screen.texts.contains { $0.hasPrefix("Look for") })
    try screen.type("swal", into: "Find")
    #expect(screen.texts.filter { $0.hasPrefix("Look for") } == ["Look for swallow"])
  }

  @Test func suggestionsAndScopesWaitForTheFocus() throws {
    let screen = TestScreen(Screen())
    let waiting = screen.nodes { $0.modifiers.contains(.shownInSearch) }
    #expect(waiting.count == 2)
    try screen.type("x", into: "Find")
    #expect(screen.nodes { $0.modifiers.contains(.shownInSearch) }.isEmpty, "no suggestions, and scopes for the text")
    try screen.choose("Titles", in: "Search in")
    #expect(screen.texts.contains("scope: titles"))
  }

  @Test func thePresentationFollowsTheFocusAndLeadsIt() throws {
    let screen = TestScreen(Screen())
    screen.send(.focus(true), to: try field(screen).target)
    #expect(screen.texts.contains("searching"))
    // As one turns to a row: the search goes on until it is cancelled.
    screen.send(.focus(false), to: try field(screen).target)
    #expect(screen.texts.contains("searching"))
    screen.send(.press, to: try #require(try field(screen).cancellation).target)
    #expect(screen.texts.contains("reading"))
    #expect(try field(screen).isFocused == false)
    #expect(try field(screen).cancellation == nil)
    try screen.tap("Find")
    #expect(try field(screen).isFocused == true)
  }

  struct Reading: View {
    @State private var text = ""

    var body: some View {
      NavigationStack { Found().searchable(text: $text, prompt: "Find") }
    }

    struct Found: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch

      var body: some View {
        List {
          Text(isSearching ? "searching" : "reading")
          Button("Done") { dismissSearch() }
        }
      }
    }
  }

  @Test func oneSearchesFromTheFocusUntilOneCancels() throws {
    let screen = TestScreen(Reading())
    #expect(try field(screen).isFocused == nil)
    screen.send(.focus(true), to: try field(screen).target)
    #expect(screen.texts.contains("searching"))
    screen.send(.focus(false), to: try field(screen).target)
    #expect(screen.texts.contains("searching"), "what is shown for a search can be pressed")
    try screen.tap("Done")
    #expect(screen.texts.contains("reading"))
    try screen.type("abc", into: "Find")
    #expect(screen.texts.contains("searching"))
    screen.send(.press, to: try #require(try field(screen).cancellation).target)
    #expect(screen.texts.contains("reading"))
    #expect(try field(screen).value == "")
  }

  struct Around: View {
    var hasStack = true
    @State private var text = ""

    var body: some View {
      Group {
        if hasStack {
          NavigationStack { NavigationLink("Next") { Text("second") } }
        } else {
          List { Text("text: \(text)") }
        }
      }
      .searchable(text: $text, prompt: "Find")
      .overlay { Text("searched: \(text)") }
    }
  }

  @Test func aFieldAroundAStackIsOnItsFirstPage() throws {
    let screen = TestScreen(Around())
    func pages() -> [PageContent] {
      screen.root.all.compactMap { if case .page(let page) = $0.content { page } else { nil } }
    }
    #expect(pages().map(\.searchItems) == [1])
    try screen.type("abc", into: "Find")
    #expect(screen.texts.contains("searched: abc"))
    try screen.tap("Next")
    #expect(pages().map(\.searchItems) == [1, 0])
  }

  @Test func aFieldWithoutAStackIsAboveTheView() throws {
    let screen = TestScreen(Around(hasStack: false))
    try screen.type("abc", into: "Find")
    #expect(screen.texts.contains("text: abc"))
    let columns = screen.nodes { if case .stack = $0.content { true } else { false } }
    #expect(
      columns.contains { column in
        guard column.children.count == 2, case .field = column.children[0].content else { return false }
        if case .list = column.children[1].content { return true }
        return false
      })
  }

  @Test func aCompletionOutsideOfASearchIsAsItIs() {
    let screen = TestScreen(Text("plain").searchCompletion("other"))
    #expect(!screen.root.all.contains { if case .button = $0.content { true } else { false } })
  }
}
