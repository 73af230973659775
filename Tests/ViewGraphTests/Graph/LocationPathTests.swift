import SwiftUITesting
import Testing

@testable import ViewGraph

/// Tabs, pages and choices whose values have words are the path of the address.
@MainActor
@Suite struct LocationPathTests {
  enum Section: String {
    case news, movies, stories
  }

  enum Place: Hashable, LosslessStringConvertible {
    case item(Int), user(String)

    init?(_ description: String) {
      let parts = description.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      switch (parts[0], Int(parts[1])) {
      case ("item", let number?): self = .item(number)
      case ("user", _): self = .user(String(parts[1]))
      default: return nil
      }
    }

    var description: String {
      switch self {
      case .item(let number): "item/\(number)"
      case .user(let name): "user/\(name)"
      }
    }
  }

  enum Topic: String, LosslessStringConvertible, CaseIterable {
    case headlines, science, sports

    init?(_ description: String) { self.init(rawValue: description) }
    var description: String { rawValue }
  }

  struct News: View {
    @State private var topic = Topic.headlines
    @State private var words = ""

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "topic \(topic)")
          Picker("Topic", selection: $topic) { ForEach(Topic.allCases, id: \.self) { Text($0.rawValue) } }
          TextField("Search", text: $words)
          NavigationLink("article", value: 7)
        }
        .urlPath($topic)
        .navigationDestination(for: Int.self) { Text(verbatim: "article \($0)") }
      }
    }
  }

  struct Movies: View {
    var body: some View {
      NavigationStack {
        VStack {
          Text("all movies")
          NavigationLink("Alien", value: 311)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text(verbatim: "movie \(number)")
            NavigationLink("like it", value: number + 1)
          }
        }
      }
    }
  }

  struct Stories: View {
    @State private var path: [Place] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("open") { path = [.item(1), .user("a b")] }
          .navigationDestination(for: Place.self) { Text(verbatim: "\($0)") }
      }
    }
  }

  struct Reader: View {
    @State private var section = Section.news

    var body: some View {
      TabView(selection: $section) {
        News().tabItem { Text("News") }.tag(Section.news)
        Movies().tabItem { Text("Movies") }.tag(Section.movies)
        Stories().tabItem { Text("Stories") }.tag(Section.stories)
      }
    }
  }

  private func address(_ screen: TestScreen) -> String { screen.location.words.joined(separator: "/") }

  private func screen(_ path: String) -> TestScreen {
    TestScreen(Reader(), location: Location(words: path.split(separator: "/").map(String.init)))
  }

  @Test func tabsAndPagesAreWords() throws {
    let screen = TestScreen(Reader())
    #expect(address(screen) == "")
    try screen.tap("Movies")
    #expect(address(screen) == "movies")
    try screen.tap("Alien")
    #expect(address(screen) == "movies/311")
    try screen.tap("like it")
    #expect(address(screen) == "movies/311/312")
    #expect(screen.location.entries.isEmpty)
    try screen.goBack()
    #expect(address(screen) == "movies/311")
  }

  @Test(arguments: [
    ("movies/311/312", "movie 312"), ("movies", "all movies"), ("stories/item/5", "item/5"),
    ("stories/item/1/user/x", "user/x"), ("news/science", "topic science"), ("news/7", "article 7"),
    ("", "topic headlines"),
  ])
  func anAddressIsTheSameScreenAgain(path: String, text: String) {
    let screen = screen(path)
    #expect(screen.texts.contains(text), "\(screen.texts)")
    #expect(address(screen) == path)
    #expect(screen.graph.unclaimedPath == [])
  }

  @Test(arguments: ["nowhere", "movies/x", "stories/item", "stories/item/1/2", "news/science/7/8/x", "movies/+311"])
  func addressesThatLeadNowhereAreKnownAndDropped(path: String) {
    let screen = screen(path)
    #expect(!screen.graph.unclaimedPath.isEmpty)
    screen.graph.dropUnclaimedPath()
    screen.flush()
    #expect(screen.graph.unclaimedPath == [])
  }

  @Test func theStartsWordsAreSaidOnlyWhereOthersCouldBeMistakenForThem() throws {
    let screen = TestScreen(Reader())
    try screen.tap("article")
    #expect(address(screen) == "news/7")
    try screen.goBack()
    #expect(address(screen) == "")
    let older = self.screen("news/headlines/7")
    #expect(older.texts.contains("article 7"))
    #expect(address(older) == "news/7")
  }

  @Test func programsThatHoldThePathHaveItInTheAddress() throws {
    let screen = screen("stories")
    try screen.tap("open")
    #expect(address(screen) == "stories/item/1/user/a b")
  }

  @Test func backAndForwardFollowThePath() {
    let screen = screen("movies/311/312")
    screen.go(to: Location(words: ["movies", "311"]))
    #expect(screen.texts.contains("movie 311"))
    screen.go(to: Location(words: ["stories", "user", "x"]))
    #expect(screen.texts.contains("user/x"))
    screen.go(to: Location(words: ["movies"]))
    #expect(screen.texts.contains("all movies"))
    screen.go(to: Location())
    #expect(screen.texts.contains("topic headlines"))
  }

  @Test func anOpenTabKeepsItsPagesWhileAnotherIsOpen() throws {
    let screen = screen("movies/311")
    try screen.tap("News")
    #expect(address(screen) == "")
    let hidden = screen.location.entries.filter(\.isHidden)
    #expect(hidden.map(\.value) == ["311"])
    try screen.tap("Movies")
    #expect(address(screen) == "movies/311")

    // A server that has lost the session is told again.
    let other = TestScreen(Reader(), location: Location(hidden))
    #expect(address(other) == "")
    try other.tap("Movies")
    #expect(address(other) == "movies/311")
    #expect(other.texts.contains("movie 311"))
  }

  @Test func pickersInsideAPathValueSayNothingThemselvesButTakeEntries() throws {
    let screen = TestScreen(Reader())
    try screen.choose("sports", in: "Topic")
    #expect(address(screen) == "news/sports")
    #expect(screen.location.entries.isEmpty)
    try screen.type("x", into: "Search")
    #expect(screen.location.entries.map(\.value) == ["x"])

    let key = try #require(
      screen.nodes { if case .picker = $0.content { true } else { false } }.first?.content.pickerKey)
    let form = TestScreen(Reader(), location: Location([.init(key: key, value: "science")], words: ["news", "sports"]))
    #expect(address(form) == "news/science")
  }

  @Test func linksLeadToWhereTheyPush() throws {
    let screen = screen("movies/311")
    let change = try #require(screen.root.all.compactMap(\.content.buttonLocation).last)
    #expect(screen.location.applying(change).words == ["movies", "311", "312"])
    let back = try #require(screen.root.all.compactMap(\.content.backLocation).last)
    #expect(screen.location.applying(back).words == ["movies"])
    let tabs = try #require(screen.root.all.compactMap(\.content.tabLocations).first)
    #expect(tabs.map { screen.location.applying($0).words } == [[], ["movies"], ["stories"]])
  }

  @Test func aLinkToAnotherTabLeavesWhatIsOnThisOne() throws {
    let screen = screen("news/science")
    try screen.type("x", into: "Search")
    let tabs = try #require(screen.root.all.compactMap(\.content.tabLocations).first)
    #expect(screen.location.applying(tabs[1]).entries.isEmpty)
    #expect(screen.location.applying(tabs[1]).words == ["movies"])
  }

  @Test func theFormWithNumbersIsStillUnderstood() throws {
    let tabs = try #require(TestScreen(Reader()).root.all.compactMap(\.content.tabLocations).first)
    let screen = TestScreen(Reader(), location: Location([.init(key: tabs[1].key, value: "1")]))
    #expect(address(screen) == "movies")
  }

  struct Searching: View {
    @State private var words = ""
    @State private var others = ""

    var body: some View {
      NavigationStack {
        Text(verbatim: "finds \(words), not \(others)").searchable(text: $words)
          .searchable(text: $others, prompt: "Others")
      }
    }
  }

  @Test func theFirstSearchFieldIsCalledQ() throws {
    let screen = TestScreen(Searching(), location: Location([.init(key: "q", value: "cats")]))
    #expect(screen.texts.contains { $0.contains("cats") })
    #expect(screen.location.entries.map(\.key) == ["q"])
    for field in ["Search", "Others"] { try screen.type("dogs", into: field) }
    #expect(screen.location["q"] == "dogs")
    #expect(screen.location.entries.count == 2)
    let again = TestScreen(Searching(), location: screen.location)
    #expect(again.texts.contains("finds dogs, not dogs"))
    again.go(to: Location())
    #expect(again.texts.contains("finds , not "))
  }

  struct Plain: View {
    var body: some View {
      TabView {
        Text("one").tabItem { Text("Top Stories!") }
        Text("two").tabItem { Text("Über uns") }
      }
    }
  }

  @Test func tabsWithoutTagsHaveTheirLabels() throws {
    let screen = TestScreen(Plain())
    try screen.tap("Über uns")
    #expect(address(screen) == "über-uns")
    #expect(TestScreen(Plain(), location: Location(words: ["über-uns"])).texts.contains("two"))
  }

  struct Choosing: View {
    @State private var choice: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $choice) { Text(verbatim: "row \($0)") }
      } detail: {
        NavigationStack { Text(verbatim: choice.map { "detail \($0)" } ?? "nothing") }
      }
    }
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func theChoiceInASplitViewIsAWord(width: UserInterfaceSizeClass) throws {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = width
    let screen = TestScreen(Choosing(), environment: environment, location: Location(words: ["2"]))
    #expect(screen.texts.contains("detail 2"))
    #expect(address(screen) == "2")
    screen.go(to: Location())
    #expect(!screen.texts.contains("detail 2"))
    #expect(address(screen) == "")
    try screen.tap("row 3")
    #expect(address(screen) == "3")
  }

  @Test(arguments: ["", ".", "..", "a\nb", String(repeating: "x", count: 300)])
  func whatBrowsersWouldChangeIsNoWord(text: String) {
    #expect(LocationWords.of(text) == nil)
    #expect(LocationWords.value(String.self, from: [text]) == nil)
  }
}

extension DisplayContent {
  fileprivate var pickerKey: String? { if case .picker(let picker) = self { picker.key } else { nil } }
  fileprivate var buttonLocation: LocationChange? {
    if case .button(let button) = self { button.location } else { nil }
  }
  fileprivate var backLocation: LocationChange? { if case .page(let page) = self { page.backLocation } else { nil } }
  fileprivate var tabLocations: [LocationChange]? {
    if case .tabs(let tabs) = self { tabs.tabs.compactMap(\.location) } else { nil }
  }
}
