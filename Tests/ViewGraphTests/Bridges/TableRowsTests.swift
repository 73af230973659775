import Foundation
import Testing

@testable import UIKitCore

/// Which rows a table has, and what stays of them through changes.
struct TableRowsTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func rowsKeepTheirNumbersThroughInsertionsAndDeletions() {
    var rows = TableRows()
    rows.reload(counts: [3, 2])
    let before = rows.sections
    rows.insert([path(0, 1)])
    #expect(rows.sections[0].count == 4)
    #expect(rows.number(at: path(0, 0)) == before[0][0])
    #expect(rows.number(at: path(0, 2)) == before[0][1])
    #expect(rows.delete([path(0, 0), path(0, 2)]) == [before[0][1], before[0][0]])
    #expect(rows.sections[0].last == before[0][2])
    #expect(rows.sections[1] == before[1])
  }

  @Test func aMovedRowIsTheSame() {
    var rows = TableRows()
    rows.reload(counts: [3, 1])
    let moved = rows.number(at: path(0, 2))
    rows.move(path(0, 2), to: path(1, 0))
    #expect(rows.number(at: path(1, 0)) == moved)
    #expect(rows.sections.map(\.count) == [2, 2])
  }

  @Test func rowsThatAreGoneAreNotChosen() {
    var rows = TableRows()
    rows.reload(counts: [3])
    rows.chosen = rows.sections[0]
    rows.delete([path(0, 1)])
    #expect(rows.chosen == rows.sections[0])
    rows.reload(counts: [3])
    #expect(rows.chosen.isEmpty)
  }

  @Test func whatTheDataSourceSaysCounts() {
    var rows = TableRows()
    rows.reload(counts: [2])
    let first = rows.sections[0]
    rows.match(counts: [3, 1])
    #expect(rows.sections.map(\.count) == [3, 1])
    #expect(Array(rows.sections[0].prefix(2)) == first)
    rows.match(counts: [1])
    #expect(rows.sections == [[first[0]]])
  }

  @Test func placesThatAreNotThereAreNone() {
    var rows = TableRows()
    rows.reload(counts: [1])
    #expect(rows.number(at: path(0, 1)) == nil)
    #expect(rows.number(at: path(1, 0)) == nil)
    #expect(rows.number(at: IndexPath()) == nil)
    #expect(rows.path(of: 99) == nil)
  }

  @Test func snapshotsTellWhereItemsAre() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers == [9, 2, 3, 1])
    snapshot.deleteItems([9])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [2])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
  }
}
