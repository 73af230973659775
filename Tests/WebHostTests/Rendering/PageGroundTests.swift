import SwiftUI
import Testing

@testable import ViewGraph
@testable import WebHost

@Suite("What lies behind a page's bar") @MainActor
struct PageGroundTests {
  /// What fills the page that a view shows.
  private func ground(_ view: some View) throws -> PageGround? {
    let graph = Graph(NavigationStack { view.navigationTitle("A") })
    graph.flush()
    let shown = try #require(page(in: graph.commit?.root))
    return shown.children.last.flatMap(\.pageGround)
  }

  private func page(in node: DisplayNode?) -> DisplayNode? {
    guard let node else { return nil }
    if case .page = node.content { return node }
    for child in node.children {
      if let found = page(in: child) { return found }
    }
    return nil
  }

  private let rows = ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }

  @Test("A style behind what fills the page goes on behind the bar")
  func styles() throws {
    #expect(try ground(ScrollView { rows }.background(Color.mint)) == .paint(.color(.mint)))
    #expect(try ground(List { rows }.scrollContentBackground(.hidden).background(.yellow)) == .paint(.color(.yellow)))
    #expect(try ground(VStack { rows }.frame(maxHeight: .infinity).background(Color.mint)) == .paint(.color(.mint)))
    #expect(
      try ground(
        ZStack {
          Color.mint.ignoresSafeArea(); Text("a")
        }) == .paint(.color(.mint)))
  }

  @Test("One behind a part of it, or that begins lower down, does not")
  func parts() throws {
    #expect(try ground(VStack { rows }.background(Color.mint)) == nil)
    #expect(try ground(ScrollView { rows }.background(Color.mint).padding()) == nil)
    #expect(try ground(ScrollView { rows }.background(Color.mint, in: .rect(cornerRadius: 9))) == nil)
    #expect(
      try ground(
        ZStack {
          Color.mint; Text("a")
        }) == nil)
  }

  @Test("Grouped lists lie on theirs, whatever lies over them")
  func lists() throws {
    #expect(try ground(List { rows }) == .grouped)
    #expect(try ground(List { rows }.overlay { Text("a") }) == .grouped)
    #expect(
      try ground(
        ZStack(alignment: .bottom) {
          List { rows }; Text("a")
        }) == .grouped)
    #expect(
      try ground(
        VStack {
          List { rows }; Text(verbatim: "below")
        }) == .grouped)
    #expect(try ground(List { rows }.listStyle(.plain)) == nil)
    #expect(try ground(List { rows }.scrollContentBackground(.hidden)) == nil)
  }
}
