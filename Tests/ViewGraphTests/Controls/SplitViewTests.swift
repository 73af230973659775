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
}
