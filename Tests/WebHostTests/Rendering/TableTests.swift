import Testing
import ViewGraph

@testable import WebHost

/// Tables and what stands below search fields, as pages have them.
@Suite struct TableRenderingTests {
  private func cell(_ id: UInt32, _ string: String) -> DisplayNode { node(id, .box, [], [text(id + 1, string)]) }

  private func table(_ rows: [(UInt32, String)], order: TableContent.Column.Order) -> DisplayNode {
    var row = RowContent()
    row.selectionTarget = EventTarget(9)
    let columns = [TableContent.Column(sortTarget: EventTarget(8), order: order), TableContent.Column()]
    return node(
      1, .table(TableContent(columns: columns)), [],
      [cell(2, "Name"), cell(4, "Age")]
        + rows.map { node($0.0, .row(row), [], [cell($0.0 + 1, $0.1), cell($0.0 + 3, "7")]) }
        + [node(90, .moreRows(target: EventTarget(7), remaining: 1))])
  }

  @Test func tablesAreTables() {
    let html = Renderer.forTests().text(table([(10, "Ada")], order: .ascending))
    #expect(html.contains("<th id=n2-h scope=col aria-sort=ascending><button id=n2-b type=button data-t=8>"), "\(html)")
    #expect(html.contains("<th id=n4-h scope=col>"))
    #expect(
      html.contains("<tbody id=n1-c><tr id=na class=x data-e data-t=9 tabindex=0 aria-selected=false><td id=nb-d>"))
    #expect(html.contains("<tr id=n2i class=\"x mr\" data-near=7>"), "\(html)")
    #expect(!html.contains("<li") && html.hasSuffix("</tbody></table></div>"))
  }

  @Test func rowsAreMovedAndNotMadeAnew() {
    var renderer = Renderer.forTests()
    _ = renderer.replacement(Commit(root: table([(10, "Ada"), (20, "Kurt")], order: .ascending)))
    let patches = renderer.patches(to: Commit(root: table([(20, "Kurt"), (10, "Ada")], order: .descending)))
    #expect(patches.count == 2, "\(patches)")
  }

  @Test func whatIsShownInASearchCanHoldTheFocus() {
    let html = Renderer.forTests().text(
      node(1, .stack(StackContent(axis: .vertical)), [.shownInSearch], [text(2, "a")]))
    #expect(html.contains("class=\"v qx\" tabindex=-1") || html.contains("class=\"qx v\" tabindex=-1"), "\(html)")
  }

  @Test func masksArePictures() {
    let gradient = Paint.linearGradient(
      Gradient(colors: [.black, .clear]), start: .top, end: .bottom)
    var renderer = Renderer.forTests()
    let page = renderer.page(
      Commit(root: text(1, "Hi", [.mask(gradient)])), options: PageOptions(stylePath: "/base.css"))
    #expect(String(decoding: page, as: UTF8.self).contains("mask:linear-gradient("))
  }
}
