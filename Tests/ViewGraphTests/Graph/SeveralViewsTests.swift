import Testing

@testable import ViewGraph

/// A body of several views is a column at the root of a window, a sheet, a tab, a page and a cell.
@MainActor
struct SeveralViewsTests {
  private struct Several: View {
    var body: some View {
      Text("first")
      Spacer()
      Text("last")
    }
  }

  /// The texts of the columns on the screen that have several views.
  private func columns(_ host: TestHost) -> [[String]] {
    host.nodes.compactMap { node in
      guard case .stack(let stack) = node.content, stack.axis == .vertical, node.children.count > 1 else { return nil }
      return node.children.map(\.text)
    }
  }

  @Test func window() {
    #expect(columns(TestHost(Several())) == [["first", "", "last"]])
  }

  @Test func oneViewHasNoColumn() {
    #expect(columns(TestHost(Text("alone"))).isEmpty)
  }

  @Test func sheet() {
    #expect(
      columns(TestHost(Text("page").sheet(isPresented: .constant(true)) { Several() })) == [["first", "", "last"]])
  }

  @Test func tab() {
    let host = TestHost(
      TabView {
        Several().tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      })
    #expect(columns(host) == [["first", "", "last"]])
    let tabs = host.nodes.compactMap { if case .tabs(let tabs) = $0.content { tabs.tabs.map(\.label) } else { nil } }
    #expect(tabs == [["One", "Two"]])
  }

  @Test func page() throws {
    let host = TestHost(
      NavigationStack {
        NavigationLink("open") { Several() }
        Text("second")
      })
    #expect(columns(host) == [["open", "second"]])
    try host.press("open")
    #expect(columns(host).contains(["first", "", "last"]))
  }

  @Test func cell() {
    struct Item: Identifiable {
      let id = 1
    }
    let host = TestHost(
      Table([Item()]) { TableColumn("Name") { _ in Several() } })
    #expect(columns(host) == [["first", "", "last"]])
  }

  @Test func aTreeThatSaysTheSameIsTheSame() {
    let host = TestHost(Several())
    let before = host.root
    host.settle()
    #expect(host.root === before)
  }

  /// Programs of 2019 and 2020 hang further sheets on an empty view behind the page.
  @Test func sheetsOfEmptyLayersAreShown() {
    func sheet(_ name: String) -> some View {
      EmptyView().sheet(isPresented: .constant(true)) { Text(name) }
    }
    let host = TestHost(Text("page").background(sheet("behind")).overlay(sheet("over")))
    #expect(host.nodes.filter(\.isPresentation).map { $0.children.map(\.text) } == [["behind"], ["over"]])
  }

  @Test func sheetsOverSeveralViewsStayAbove() {
    let host = TestHost {
      Text("first").sheet(isPresented: .constant(true)) { Text("sheet") }
      Text("last")
    }
    #expect(columns(host) == [["first", "last"]])
    #expect(host.root.children.filter(\.isPresentation).count == 1)
  }
}
