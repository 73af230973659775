import Combine
import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct ContainerTests {
  @Test func menusHaveALabelAndEntries() throws {
    var chosen = ""
    let host = TestHost(
      Menu("More") {
        Button("Copy") { chosen = "copy" }
        Button("Cut") { chosen = "cut" }
      })
    let menu = try #require(host.nodes.first { $0.content == .menu(labelCount: 1) })
    #expect(menu.children.map(\.text) == ["More", "Copy", "Cut"])
    try host.press("Cut")
    #expect(chosen == "cut")
  }

  @Test func actionsOfRowsAreInOneMenu() throws {
    var deleted = false
    let host = TestHost(
      List {
        Text("Row")
          .contextMenu { Button("Share") {} }
          .swipeActions { Button("Delete", role: .destructive) { deleted = true } }
      })
    let box = try #require(host.nodes.first { $0.modifiers == [.contextMenu(menuCount: 2)] })
    #expect(box.children.map(\.text) == ["Row", "Share", "Delete"])
    try host.press("Delete")
    #expect(deleted)
  }

  @Test func groupsOpenAndClose() throws {
    struct Screen: View {
      var body: some View {
        DisclosureGroup("Details") { Text("inside") }
      }
    }
    let host = TestHost(Screen())
    #expect(!host.shows("inside"))
    try host.press("Details")
    #expect(host.shows("inside"))
    let again = TestHost(Screen(), location: host.graph.location)
    #expect(again.shows("inside"))
    try again.press("Details")
    #expect(!again.shows("inside"))
  }

  @Test func gridsFillShortRows() throws {
    let host = TestHost(
      Grid {
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        Divider()
        GridRow {
          Text("d").gridCellColumns(2)
        }
      })
    let grid = try #require(
      host.nodes.first { if case .grid = $0.content { true } else { false } })
    guard case .grid(let content) = grid.content else { return }
    #expect(content.tracks.count == 3)
    #expect(grid.children.count == 6)
    #expect(grid.children[3].modifiers.contains(.gridSpan(3)))
    #expect(grid.children[4].modifiers.contains(.gridSpan(2)))
    #expect(grid.children[5].content == .box)
  }

  @Test func readersLearnTheirSize() {
    let host = TestHost(GeometryReader { proxy in Text("\(Int(proxy.size.width))") })
    #expect(host.shows("390"))
    for case .onGeometry(let target) in host.modifiers {
      host.send(.geometry(CGRect(x: 0, y: 0, width: 500, height: 100)), to: target)
    }
    #expect(host.shows("500"))
  }

  @Test func framesAreToldInNamedSpaces() {
    struct Screen: View {
      var body: some View {
        VStack {
          GeometryReader { proxy in Text("\(Int(proxy.frame(in: .named("page")).minY))") }
        }
        .coordinateSpace(name: "page")
      }
    }
    let host = TestHost(Screen())
    // The name's frame is on the outer node, which comes first.
    let targets = host.modifiers.compactMap { if case .onGeometry(let target) = $0 { target } else { nil } }
    host.send(.geometry(CGRect(x: 0, y: 100, width: 300, height: 500)), to: targets[0])
    host.send(.geometry(CGRect(x: 0, y: 130, width: 300, height: 50)), to: targets[1])
    #expect(host.shows("30"))
  }

  @Test func progressIsAFraction() throws {
    let host = TestHost {
      ProgressView()
      ProgressView("Loading", value: 3, total: 4)
      ProgressView(value: 0.5).progressViewStyle(.circular)
    }
    let contents = host.nodes.compactMap { if case .progress(let content) = $0.content { content } else { nil } }
    #expect(contents.map(\.fraction) == [nil, 0.75, 0.5])
    #expect(contents.map(\.style) == ["automatic", "automatic", "circular"])
    #expect(host.shows("Loading"))
  }

  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
      }
    }
  }

  @Test func programsDrawProgress() {
    let host = TestHost(ProgressView("Load", value: 0.25).progressViewStyle(Percent()))
    #expect(host.texts == ["Load", "25%"])
  }

  @Test func picturesAreLoadedByTheRenderer() throws {
    let url = try #require(URL(string: "https://example.org/cat.png"))
    let host = TestHost {
      AsyncImage(url: url)
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("waiting")
      }
      AsyncImage(url: URL(string: "ftp://example.org/x.png")) { phase in
        Text(phase.error == nil ? "fine" : "failed")
      }
    }
    let sources = host.nodes.compactMap { if case .image(let image) = $0.content { image.source } else { nil } }
    #expect(sources == [.remote(url)])
    #expect(host.texts == ["waiting", "failed"])
  }

  @Test func timelinesFollowTheClock() {
    let clock = TestClock()
    let start = Date()
    let host = TestHost(
      TimelineView(.periodic(from: start, by: 10)) { context in
        Text("\(Int((context.date.timeIntervalSince(start) / 10).rounded()))")
      }, clock: clock)
    #expect(host.shows("0"))
    clock.advance(by: 10.5)
    host.settle()
    #expect(host.shows("1"))
    clock.advance(by: 20)
    host.settle()
    #expect(host.shows("3"))
    host.graph.unmount()
    #expect(host.graph.context.pendingCount == 0)
  }

  @Test func aTimelineThatWasPausedGoesOn() {
    final class Switch: ObservableObject {
      @Published var isPaused = true
    }
    struct Watch: View {
      @ObservedObject var control: Switch
      let start: Date

      var body: some View {
        TimelineView(.animation(minimumInterval: 0.5, paused: control.isPaused)) { context in
          Text("\(Int((context.date.timeIntervalSince(start) * 2).rounded()))")
        }
      }
    }
    let (clock, control, start) = (TestClock(), Switch(), Date())
    let host = TestHost(Watch(control: control, start: start), clock: clock)
    clock.advance(by: 5)
    host.settle()
    #expect(host.shows("0"))
    control.isPaused = false
    host.settle()
    #expect(host.shows("10"))
    clock.advance(by: 1)
    host.settle()
    #expect(host.shows("12"))
    control.isPaused = true
    host.settle()
    clock.advance(by: 5)
    host.settle()
    #expect(host.shows("12"))
  }

  @Test func tabsAreKnownByTheirValues() throws {
    struct Screen: View {
      @State var open = "b"
      var body: some View {
        TabView(selection: $open) {
          Tab("First", systemImage: "star", value: "a") { Text("page a") }
          Tab("Second", systemImage: "moon", value: "b") { Text("page b") }
            .badge(3)
        }
      }
    }
    let host = TestHost(Screen())
    let tabs = try #require(
      host.nodes.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.first)
    #expect(tabs.tabs.map(\.label) == ["First", "Second"])
    #expect(tabs.tabs.map(\.symbol) == ["star", "moon"])
    #expect(tabs.tabs[1].badge == "3")
    #expect(host.shows("page b"))
    #expect(!host.shows("page a"))
    host.send(.set("0"), to: tabs.target)
    #expect(host.shows("page a"))
  }

  @Test(arguments: [false, true]) func theTabThatIsOpenLeadsBackToTheFirstPage(hasPath: Bool) throws {
    struct Screen: View {
      let hasPath: Bool
      @State var path: [Int] = []
      var body: some View {
        TabView {
          Group {
            if hasPath {
              NavigationStack(path: $path) { root }
            } else {
              NavigationView { NavigationLink("More", destination: NavigationLink("On", destination: Text("page 2"))) }
            }
          }
          .tabItem { Text("First") }
          NavigationStack { Text("other") }.tabItem { Text("Second") }
        }
      }
      var root: some View {
        Button("More") { path = [1, 2] }.navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    let host = TestHost(Screen(hasPath: hasPath))
    let tabs = try #require(
      host.nodes.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.first)
    try host.press("More")
    if !hasPath { try host.press("On") }
    #expect(host.shows("page 2"))
    host.send(.set("1"), to: tabs.target)
    #expect(host.shows("other"))
    host.send(.set("0"), to: tabs.target)
    #expect(host.shows("page 2"), "another tab keeps its pages")
    host.send(.set("0"), to: tabs.target)
    #expect(host.shows("More") && !host.shows("page 2"))
    host.send(.set("0"), to: tabs.target)
    #expect(host.shows("More"))
  }

  @Test func linksThatOpenTheProgramReachItsViews() throws {
    struct Screen: View {
      @State var path = ""
      var body: some View { Text("at \(path)").onOpenURL { path = $0.path } }
    }
    let host = TestHost(Screen())
    #expect(host.graph.open(try #require(URL(string: "news://app/article"))))
    host.settle()
    #expect(host.shows("at /article"))
  }

  @Test func emptyScreensSayWhatIsMissing() {
    let host = TestHost(ContentUnavailableView.search(text: "swft"))
    #expect(host.texts.first == "No Results for \u{201C}swft\u{201D}")
  }

  @Test func labelledValuesStandSideBySide() {
    let host = TestHost(LabeledContent("Name", value: "Ann"))
    #expect(host.texts == ["Name", "Ann"])
  }

  @Test func numbersMarkRows() {
    let host = TestHost(List { Text("Inbox").badge(4) })
    #expect(host.modifiers.contains(.badge("4")))
  }
}
