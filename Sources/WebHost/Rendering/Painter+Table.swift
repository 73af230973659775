import Foundation
import ViewGraph

extension Painter {
  /// A table that scrolls by itself; the names of columns that rows can be sorted by are buttons.
  mutating func table(_ table: TableContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.scrollsRows(table.scroll)
    open("div", id, box)
    sink.attribute("tabindex", "0")
    scrolling(table.scroll)
    sink.open("table", nil)
    sink.attribute("class", "tb")
    if !table.columns.isEmpty {
      sink.open("thead", nil)
      sink.open("tr", nil)
      for (column, name) in zip(table.columns, parts.content) { self.name(of: column, name) }
      sink.close()
      sink.close()
    }
    sink.open("tbody", id.part("c"))
    context.isInTable = true
    context.isInList = false
    children(parts.content.dropFirst(table.columns.count))
    context.isInTable = false
    sink.close()
    sink.close()
    others(parts, id)
    sink.close()
  }

  private mutating func name(of column: TableContent.Column, _ name: DisplayNode) {
    let id = ElementID(name.id)
    var look = Box()
    if let width = column.width { look.style.frame(width) }
    open("th", id.part("h"), look)
    sink.attribute("scope", "col")
    if let order = column.order { sink.attribute("aria-sort", order.rawValue) }
    let saved = context
    if let target = column.sortTarget {
      sink.open("button", id.part("b"))
      sink.attribute("type", "button")
      sink.attribute("data-t", target.name)
      label([name])
      sink.close()
    } else {
      children([name])
    }
    context = saved
    sink.close()
  }

  /// One row of a table, with a cell around each child.
  mutating func tableRow(_ row: RowContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    if row.span > 0 { return tableHeader(row, parts, box, id) }
    var box = box
    if row.isSelected { box.add("on") }
    if row.selectionTarget != nil { box.needsMore() }
    open("tr", id, box)
    if let target = row.selectionTarget {
      sink.flag("data-ms", row.isOneOfSeveral)
      sink.attribute("data-t", target.name)
      sink.attribute("tabindex", "0")
      sink.attribute("aria-selected", row.isSelected ? "true" : "false")
    }
    context.isInTable = false
    for index in parts.content.indices {
      sink.open("td", ElementID(parts.content[index].id).part("d"))
      children(parts.content[index...index])
      sink.close()
    }
    sink.close()
  }

  /// The header of a section.
  private mutating func tableHeader(_ row: RowContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    open("tr", id, box)
    context.isInTable = false
    sink.open("th", id.part("d"))
    sink.attribute("class", "te")
    sink.attribute("scope", "rowgroup")
    sink.attribute("colspan", String(row.span))
    children(parts.content)
    sink.close()
    sink.close()
  }
}
