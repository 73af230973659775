import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct PlatformTests {
  @Test func anInsetLiesAfterTheViewAtTheBottomAndBeforeItAtTheTop() {
    let bottom = TestHost(Text("page").safeAreaInset(edge: .bottom) { Text("bar") })
    #expect(bottom.texts == ["page", "bar"])
    let top = TestHost(Text("page").safeAreaInset(edge: .top) { Text("bar") })
    #expect(top.texts == ["bar", "page"])
  }

  @Test func listsCanShowThePageBehindThem() throws {
    func list(_ host: TestHost) throws -> ListContent {
      try #require(host.nodes.compactMap { if case .list(let list) = $0.content { list } else { nil } }.first)
    }
    #expect(try list(TestHost(Form { Text("row") }.scrollContentBackground(.hidden))).hidesBackground)
    #expect(try !list(TestHost(List { Text("row") })).hidesBackground)
  }

  @Test func aGaugeShowsItsValueWithinItsBounds() {
    let host = TestHost(
      Gauge(value: 30, in: 20...40) {
        Text("Heat")
      } currentValueLabel: {
        Text("30")
      })
    let values = host.nodes.compactMap { node -> Double? in
      if case .progress(let progress) = node.content { progress.fraction } else { nil }
    }
    #expect(values == [0.5])
    #expect(host.shows("Heat"))
  }

  private enum Section: Hashable { case first, second }

  private struct Tabs: View {
    @State var section = Section.second

    var body: some View {
      TabView(selection: $section) {
        Tab("One", systemImage: "star", value: .first) { Text("page one") }
        Tab("Two", systemImage: "heart", value: .second) { Text("page two") }
          .badge(3)
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func tabsTakeTheTypeOfTheirValuesFromTheSelection() throws {
    let host = TestHost(Tabs())
    let tabs = try #require(host.nodes.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.first)
    #expect(tabs.tabs.map(\.label) == ["One", "Two"])
    #expect(tabs.tabs.map(\.badge) == [nil, "3"])
    #expect(host.texts.contains("page two"))
    host.send(.set("0"), to: tabs.target)
    #expect(host.texts.contains("page one"))
  }

  private enum HeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Measured: View {
    @State var height: CGFloat = 0

    var body: some View {
      VStack {
        Text("card")
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            })
        Text("height \(Int(height))")
      }
      .onPreferenceChange(HeightKey.self) { height = $0 }
    }
  }

  @Test func aViewBehindAnotherTellsWhatItHasMeasured() throws {
    let host = TestHost(Measured())
    let target = host.modifiers.compactMap { if case .onGeometry(let target) = $0 { target } else { nil } }.first
    host.send(.geometry(CGRect(x: 0, y: 0, width: 80, height: 44)), to: try #require(target))
    #expect(host.shows("height 44"))
  }
}
