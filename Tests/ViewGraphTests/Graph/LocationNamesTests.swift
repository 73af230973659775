import SwiftUITesting
import Testing

@testable import ViewGraph

/// What stands in addresses beside the path, and what could be mistaken for something else in it.
@MainActor
@Suite struct LocationNamesTests {
  enum Topic: String, CaseIterable {
    case headlines, science
  }

  struct Topics: View {
    @State private var topic = Topic.headlines

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "topic \(topic)")
          NavigationLink("page", value: "science")
        }
        .urlPath($topic)
        .navigationDestination(for: String.self) { Text(verbatim: "page \($0)") }
      }
    }
  }

  @Test func theStartIsSaidWhereWhatFollowsReadsLikeAnother() throws {
    let screen = TestScreen(Topics())
    try screen.tap("page")
    #expect(screen.location.words == ["headlines", "science"])
    let again = TestScreen(Topics(), location: screen.location)
    #expect(again.texts.contains("page science"))
    #expect(TestScreen(Topics(), location: Location(words: ["science"])).texts.contains("topic science"))
  }

  struct Choices: View {
    @State private var country = "us"
    @State private var size = 1
    @State private var other = 1

    var body: some View {
      VStack {
        Text(verbatim: "\(country) \(size) \(other)")
        Picker("Country of birth", selection: $country) { ForEach(["us", "de"], id: \.self) { Text($0) } }
        Picker("Size \(3)", selection: $size) { ForEach(1..<3) { Text("\($0)").tag($0) } }
        Picker("Country of birth", selection: $other) { ForEach(1..<3) { Text("\($0)").tag($0) } }
      }
    }
  }

  @Test func aPickerGoesByItsTitle() throws {
    let screen = TestScreen(Choices())
    try screen.choose("de", in: "Country of birth")
    #expect(screen.location.entries.map(\.key) == ["country-of-birth"])
    try screen.choose("2", in: "Size 3")
    #expect(screen.location.entries.count == 2)
    #expect(screen.location.entries.last?.key.hasPrefix("choice") == true)
    #expect(TestScreen(Choices(), location: screen.location).texts.contains("de 2 1"))
  }

  struct Comings: View {
    @State private var words = "start"
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { TextField("Words", text: $words) }
        Button("turn") { isShown.toggle() }
      }
    }
  }

  @Test func aFieldThatComesBackWithItsWordsIsToldAgain() throws {
    let screen = TestScreen(Comings())
    #expect(screen.location.entries.isEmpty)
    try screen.type("cats", into: "Words")
    let told = screen.location
    #expect(told.entries.map(\.value) == ["cats"])
    try screen.tap("turn")
    #expect(screen.location.entries.isEmpty)
    try screen.tap("turn")
    #expect(screen.location == told)
    screen.go(to: Location())
    #expect(screen.location.entries.isEmpty)
  }
}
