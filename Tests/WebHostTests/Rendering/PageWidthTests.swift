import SwiftUI
import Testing

@testable import ViewGraph
@testable import WebHost

@Suite("How wide the bar of a page is in a wide window") @MainActor
struct PageWidthTests {
  private func isWide(_ view: some View) throws -> Bool {
    let graph = Graph(NavigationStack { view.navigationTitle("A") })
    graph.flush()
    let shown = try #require(page(in: graph.commit?.root))
    return shown.children.contains(where: \.takesWholeWidth)
  }

  private func page(in node: DisplayNode?) -> DisplayNode? {
    guard let node else { return nil }
    if case .page = node.content { return node }
    return node.children.lazy.compactMap { page(in: $0) }.first
  }

  private let rows = ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }

  @Test("Lists and what scrolls a page stand in a column, and so does the bar above them")
  func columns() throws {
    #expect(try !isWide(List { rows }))
    #expect(try !isWide(ScrollView { rows }))
    #expect(
      try !isWide(
        VStack {
          Divider(); List { rows }
        }))
    #expect(try !isWide(List { rows }.overlay { Text("a") }))
  }

  @Test("What may get a list later begins where one that has it does")
  func unknown() throws {
    #expect(try !isWide(Text("Loading")))
    #expect(try !isWide(ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)))
  }

  @Test("What goes from side to side has a bar as wide as it is")
  func wide() throws {
    #expect(try isWide(Color.mint))
    #expect(
      try isWide(
        HStack {
          Text("a"); Spacer()
        }))
    #expect(try isWide(VStack { rows }.frame(maxWidth: .infinity, alignment: .leading)))
    #expect(
      try isWide(
        ZStack {
          Color.mint; ScrollView { rows }
        }))
    #expect(
      try isWide(
        VStack {
          Text("a"); Color.mint
        }))
  }
}
