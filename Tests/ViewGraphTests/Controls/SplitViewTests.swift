import SwiftUITesting
import Testing

@testable import ViewGraph

@MainActor
@Suite struct SplitViewTests {
  struct Screen: View {
    @State var choice: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $choice) { Text(verbatim: "row \($0)") }
      } detail: {
        Text(verbatim: choice.map { "detail \($0)" } ?? "nothing")
      }
    }
  }

  private func choose(_ row: String, _ host: TestHost) {
    for node in host.nodes {
      if case .row(let content) = node.content, node.text == row, let target = content.selectionTarget {
        host.send(.press, to: target)
      }
    }
  }

  @Test func wideScreensShowTheColumnsSideBySide() {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    let host = TestHost(Screen(), environment: environment)
    #expect(host.shows("nothing"))
    choose("row 2", host)
    #expect(host.shows("row 1"))
    #expect(host.shows("detail 2"))
  }

  @Test func narrowScreensOpenTheDetailAsAPage() {
    let host = TestHost(Screen())
    #expect(!host.shows("nothing"))
    choose("row 3", host)
    #expect(host.shows("detail 3"))
  }

  struct Titled: View {
    @State private var choice: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $choice) { Text(verbatim: "row \($0)") }.navigationTitle("Rows")
      } detail: {
        NavigationStack { Text(verbatim: "detail").navigationTitle("Detail") }
      }
    }
  }

  @Test func theWayBackFromAStackInAColumnHasTheTitleOfTheColumnBefore() {
    let host = TestHost(Titled())
    choose("row 3", host)
    let pages = host.nodes.compactMap { if case .page(let page) = $0.content { page } else { nil } }
    let backs = pages.filter { $0.backTarget != nil && !$0.isBarHidden }.map(\.backTitle)
    #expect(backs == ["Rows"])
  }

  struct Links: View {
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self) { number in NavigationLink("row \(number)", value: number) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text(verbatim: "detail \(number)")
              NavigationLink("on from \(number)", value: number + 10)
            }
          }
          .navigationTitle("Rows")
      } detail: {
        Text(verbatim: "nothing")
      }
    }
  }

  private enum Panel: Hashable { case first, second(Int) }

  /// As Apple's examples have it: links as the rows of a list with a selection, and a stack in the detail.
  struct Panels: View {
    @State private var choice: Panel? = .first
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        List(selection: $choice) {
          NavigationLink(value: Panel.first) { Text("to the first") }
          Section("More") {
            ForEach(2..<4) { number in NavigationLink("to \(number)", value: Panel.second(number)) }
          }
        }
      } detail: {
        NavigationStack(path: $path) {
          switch choice {
          case .first: NavigationLink("deeper", value: 7).navigationDestination(for: Int.self) { Text("page \($0)") }
          case .second(let number): Text("panel \(number)")
          case nil: Text("nothing")
          }
        }
      }
      .onChange(of: choice) { path.removeLast(path.count) }
    }
  }

  @Test func linksInAListWithASelectionChooseTheirValue() throws {
    let screen = TestScreen(Panels(), environment: wide())
    #expect(screen.texts.contains("deeper"))
    try screen.tap("to 3")
    #expect(screen.texts.contains("panel 3") && screen.texts.contains("to the first"))
    try screen.tap("to 3")
    #expect(screen.texts.contains("panel 3"))
    try screen.tap("to the first")
    try screen.tap("deeper")
    #expect(screen.texts.contains("page 7"))
    try screen.tap("to 2")
    #expect(screen.texts.contains("panel 2") && !screen.texts.contains("page 7"))
  }

  @Test func linksInAListWithASelectionLeadOnWhereThereIsOneColumn() throws {
    let screen = TestScreen(Panels())
    // What is chosen at the start is open, as on a phone.
    #expect(backs(screen))
    try screen.goBack()
    try screen.tap("to 2")
    #expect(screen.texts.contains("panel 2"))
  }

  private struct Chosen: View {
    @State private var folder: Int? = 1
    @State var message: Int? = 2

    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self, selection: $folder) { Text("folder \($0)") }
      } content: {
        List(1..<4, id: \.self, selection: $message) { Text("message \($0)") }.toolbar {
          Button("none") { message = nil }
          Button("third") { message = 3 }
        }
      } detail: {
        Text(message.map { "text \($0)" } ?? "nothing")
      }
    }
  }

  @Test func columnsWhoseRowsAreChosenArePagesOnceThereIsLittleRoom() throws {
    let screen = TestScreen(Chosen(), environment: wide())
    #expect(columns(screen) == 3)
    change(screen, to: EnvironmentValues())
    #expect(columns(screen) == 1 && screen.texts.contains("text 2"))
    try screen.goBack()
    #expect(columns(screen) == 1 && screen.texts.contains("message 2") && !screen.texts.contains("text 2"))
    try screen.goBack()
    #expect(screen.texts.contains("folder 2") && !screen.texts.contains("message 2"))
  }

  @Test func whatTheProgramChoosesOpensAndClosesItsColumn() throws {
    let screen = TestScreen(Chosen())
    #expect(screen.texts.contains("text 2"))
    try screen.goBack()
    try screen.tap("third")
    #expect(screen.texts.contains("text 3"))
    try screen.goBack()
    try screen.tap("none")
    #expect(!screen.texts.contains("nothing") && screen.texts.contains("message 1"))
  }

  private func wide(_ width: Double = 1200) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    environment.windowWidth = width
    return environment
  }

  private struct Barred: View {
    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          Button {
          } label: {
            Label("Sources", systemImage: "globe")
          }
        }
      }
    }
  }

  @Test(arguments: [820.0, 1200])
  func barsHaveIconsAloneHoweverWideTheWindow(_ width: Double) {
    let screen = TestScreen(Barred(), environment: wide(width))
    let texts = screen.root.all.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
    #expect(!texts.contains("Sources") && texts.contains("page"))
  }

  @Test func linksShowTheirPageInTheNextColumn() throws {
    let screen = TestScreen(Links(), environment: wide())
    #expect(columns(screen) == 2)
    #expect(screen.texts.contains("nothing"))
    try screen.tap("row 1")
    #expect(screen.texts.contains("row 2") && screen.texts.contains("detail 1") && !screen.texts.contains("nothing"))
    #expect(!backs(screen))
    try screen.tap("row 2")
    #expect(screen.texts.contains("detail 2") && !screen.texts.contains("detail 1"))
    #expect(screen.location.words == ["2"])
    try screen.tap("on from 2")
    #expect(screen.texts.contains("detail 12") && screen.texts.contains("row 2"))
    #expect(backs(screen))
    #expect(screen.location.words == ["2", "12"])
    try screen.tap("row 3")
    #expect(screen.location.words == ["3"])
    screen.go(to: Location())
    #expect(screen.texts.contains("nothing"))
  }

  @Test func anAddressMeansTheSameAtAllWidths() throws {
    for environment in [wide(), wide(500), EnvironmentValues()] {
      let screen = TestScreen(Links(), environment: environment, location: Location(words: ["2", "12"]))
      #expect(screen.texts.contains("detail 12"))
      #expect(screen.location.words == ["2", "12"])
    }
  }

  @Test func whatIsOpenStaysAsTheWindowChanges() throws {
    let screen = TestScreen(Links(), environment: wide())
    try screen.tap("row 3")
    change(screen, to: EnvironmentValues())
    #expect(screen.texts.contains("detail 3"))
    #expect(backs(screen) && columns(screen) == 1)
    change(screen, to: wide())
    #expect(screen.texts.contains("detail 3") && screen.texts.contains("row 1"))
  }

  struct Three: View {
    @State var group: Int?
    @State var choice: Int?

    var body: some View {
      NavigationSplitView {
        List(1..<3, id: \.self, selection: $group) { Text(verbatim: "group \($0)") }
      } content: {
        List(1..<3, id: \.self, selection: $choice) { Text(verbatim: "item \(group ?? 0).\($0)") }
      } detail: {
        NavigationStack {
          Text(verbatim: choice.map { "detail \($0)" } ?? "nothing").navigationTitle("Detail")
        }
      }
    }
  }

  @Test(arguments: [(2000.0, 3), (900, 2), (500, 1)])
  func threeColumnsTakeTheRoomThereIs(width: Double, count: Int) throws {
    let screen = TestScreen(Three(), environment: wide(width))
    #expect(columns(screen) == count)
    try screen.tap("group 2")
    try screen.tap("item 2.1")
    #expect(screen.texts.contains("detail 1"))
    if count > 1 {
      #expect(screen.texts.contains("group 1") == (count == 3))
      #expect(screen.texts.contains("item 2.2"))
    }
    #expect(bars(screen) <= count)
  }

  private func change(_ screen: TestScreen, to environment: EnvironmentValues) {
    screen.graph.environment = environment
    screen.graph.flush()
  }

  private func columns(_ screen: TestScreen) -> Int { pages(screen).count { $0.columnWidth != nil } + 1 }
  private func backs(_ screen: TestScreen) -> Bool { pages(screen).contains { $0.backTarget != nil } }
  private func bars(_ screen: TestScreen) -> Int { pages(screen).count { !$0.isBarHidden && $0.title != nil } }

  private func pages(_ screen: TestScreen) -> [PageContent] {
    func shown(_ node: DisplayNode) -> [PageContent] {
      switch node.content {
      case .page(let page): [page] + node.children.flatMap(shown)
      case .navigation(let content) where content.style != "columns": node.children.suffix(1).flatMap(shown)
      default: node.children.flatMap(shown)
      }
    }
    return shown(screen.root)
  }
}
