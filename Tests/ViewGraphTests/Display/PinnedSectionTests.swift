import Testing

@testable import ViewGraph

/// Sections of lazy containers, of which headers or footers stay in sight.
@MainActor
@Suite struct PinnedSectionTests {
  struct Sections: View {
    let pinned: PinnedScrollableViews

    var body: some View {
      LazyVStack(spacing: 3, pinnedViews: pinned) {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
      }
    }
  }

  private func stacks(_ host: TestHost) -> [DisplayNode] {
    host.nodes.filter { node in if case .stack = node.content { true } else { false } }
  }

  @Test func aSectionIsAContainerOfItsOwnWhereSomethingIsPinned() throws {
    let stacks = stacks(TestHost(Sections(pinned: .sectionHeaders)))
    #expect(stacks.count == 2)
    let section = try #require(stacks.last)
    #expect(section.content == stacks.first?.content, "the same distances")
    #expect(section.children.map(\.text) == ["header", "row", "footer"])
    #expect(section.children.map { $0.modifiers.contains(.pinned(.top)) } == [true, false, false])
  }

  @Test func elsewhereItsViewsAreThoseOfTheContainer() {
    let stacks = stacks(TestHost(Sections(pinned: [])))
    #expect(stacks.map { $0.children.count } == [3])
  }

  @Test func inARowHeadersArePinnedWhereItBegins() {
    let host = TestHost(
      LazyHStack(pinnedViews: .sectionHeaders) {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header")
        }
      })
    #expect(host.nodes.contains { $0.modifiers.contains(.pinned(.leading)) })
  }

  @Test func inAGridSectionAndHeaderTakeALine() {
    let host = TestHost(
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], pinnedViews: .sectionHeaders) {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header")
        }
      })
    #expect(host.nodes.filter { $0.modifiers.contains(.gridLine(.vertical)) }.count == 2)
  }

  @Test func theRoomAroundHeadersIsThePrograms() throws {
    let host = TestHost(
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header").listRowInsets(EdgeInsets())
        }
      })
    let sections = host.nodes.compactMap { if case .section(let section) = $0.content { section } else { nil } }
    #expect(sections.map(\.headerInsets) == [EdgeInsets()])
    #expect(sections.map(\.footerInsets) == [nil])
  }
}
