import Foundation
import ViewGraph

extension Painter {
  mutating func list(_ list: ListContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("ls")
    switch list.style {
    case "grouped": box.add("lg")
    case "automatic", "insetGrouped", "form": box.add("li")
    case "sidebar": box.add("li sd")
    case "columns": box.add("cf")
    default: break
    }
    if list.hidesBackground { box.add("nb") }
    if let paint = list.background { box.style.fill(paint) }
    if let spacing = list.rowSpacing {
      box.add("gp")
      box.style.add("--rg", .px(spacing))
    }
    if let spacing = list.sectionSpacing { box.style.add("--sg", .px(spacing)) }
    if let height = list.minRowHeight { box.style.add("--rh", .px(height)) }
    if let height = list.minHeaderHeight { box.style.add("--hh", .px(height)) }
    box.scrollsRows(list.scroll)
    open("ul", id, box)
    scrolling(list.scroll)
    rows(parts.content)
    sink.close()
  }

  mutating func section(_ section: SectionContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    if section.isInMenu { return menuSection(section, parts, box, id) }
    var box = box
    box.add("sc")
    let isInList = context.isInList
    open(isInList ? "li" : "section", id, box)
    let header = parts.content.prefix(section.headerCount)
    let footer = parts.content.dropFirst(section.headerCount).suffix(section.footerCount)
    if section.headerCount > 0 || section.foldTarget != nil {
      open("h2", id.part("h"), edge("hx", section.headerInsets))
      let saved = context
      context.isInline = true
      context.holdsHeadings = false
      context.isInList = false
      if let target = section.foldTarget {
        sink.open("button", id.part("f"))
        sink.attribute("type", "button")
        sink.attribute("data-t", target.name)
        sink.attribute("aria-expanded", section.isFolded ? "false" : "true")
        label(header)
        sink.close()
      } else {
        children(header)
      }
      context = saved
      sink.close()
    }
    sink.open("ul", id.part("c"))
    sink.attribute("class", "bx")
    sink.flag("hidden", section.isFolded)
    rows(parts.content.dropFirst(section.headerCount).dropLast(section.footerCount))
    sink.close()
    if section.footerCount > 0 {
      open("div", id.part("e"), edge("fx", section.footerInsets))
      context.isInList = false
      children(footer)
      sink.close()
    }
    sink.close()
  }

  /// The look of a header or a footer.
  private func edge(_ name: ClassName, _ insets: EdgeInsets?) -> Box {
    var box = Box()
    box.add(name)
    if let insets { box.style.pad(insets) }
    return box
  }

  /// The children of a list or section: rows as they are, anything else in a row of its own.
  private mutating func rows(_ nodes: ArraySlice<DisplayNode>) {
    var start = nodes.startIndex
    let saved = context
    for index in nodes.indices where !nodes[index].content.isListItem {
      context.isInList = true
      children(nodes[start..<index])
      context.isInList = false
      sink.open("li", ElementID(nodes[index].id).part("w"))
      sink.attribute("class", "r")
      children(nodes[index...index])
      sink.close()
      start = index + 1
    }
    context.isInList = true
    children(nodes[start...])
    context = saved
  }

  mutating func row(_ row: RowContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    if context.isInTable { return tableRow(row, parts, box, id) }
    var box = box
    box.add("r")
    if row.hidesSeparator { box.add("ns") }
    if let insets = row.insets {
      box.style.pad(insets)
      // Controls come nearer to the edges of rows, but not where the program says how near.
      box.style.add("--rm", "0")
      box.style.add("--s2", .px(insets.leading))
    }
    if let start = row.separatorStart { box.style.add("--s0", .px(start)) }
    if let end = row.separatorEnd { box.style.add("--s1", .px(end)) }
    if let paint = row.background { box.style.fill(paint) }
    if let tint = row.separatorTint, let color = tint.cssColor { box.style.add("--sep", color) }
    if row.isSelected { box.add("on") }
    if row.isEditing { box.add("ed") }
    if row.showsChoice { box.add("cm") }
    if row.deleteTarget != nil || row.moveTarget != nil || row.selectionTarget != nil { box.needsMore() }
    open(context.isInList ? "li" : "div", id, box)
    if let target = row.selectionTarget {
      sink.attribute("data-t", target.name)
      sink.attribute("tabindex", "0")
      if row.isSelected { sink.attribute("aria-current", "true") }
      sink.flag("data-ms", row.isOneOfSeveral)
    }
    if let target = row.moveTarget { sink.attribute("data-mr", target.name) }
    context.isInList = false
    context.lineStart =
      row.hidesSeparator || row.separatorStart != nil
      ? nil : parts.content.dropLast(row.backgroundCount).first?.lineStart
    if row.backgroundCount > 0 {
      sink.open("div", id.part("g"))
      sink.attribute("class", "b rb")
      children(parts.content.suffix(row.backgroundCount))
      sink.close()
    }
    children(parts.content.dropLast(row.backgroundCount))
    if let target = row.moveTarget {
      if row.isEditing {
        sink.open("i", id.part("m"))
        sink.attribute("class", "rh")
        sink.attribute("aria-hidden", "true")
        sink.close()
      }
      move(target, "-1", state.words.moveUp, "\u{2191}", id.part("u"))
      move(target, "1", state.words.moveDown, "\u{2193}", id.part("n"))
    }
    if let target = row.deleteTarget {
      sink.open("button", id.part("d"))
      sink.attribute("type", "button")
      sink.attribute("class", "dl")
      sink.attribute("data-d", target.name)
      sink.text(state.words.delete)
      sink.close()
    }
    others(parts, id)
    sink.close()
  }

  private mutating func move(
    _ target: EventTarget, _ distance: String, _ label: String, _ sign: String, _ id: ElementID
  ) {
    sink.open("button", id)
    sink.attribute("type", "button")
    sink.attribute("class", "mv")
    sink.attribute("data-mv", target.name)
    sink.attribute("data-v", distance)
    sink.attribute("aria-label", label)
    sink.text(sign)
    sink.close()
  }

  mutating func moreRows(_ target: EventTarget?, _ remaining: Int, _ box: Box, _ id: ElementID) {
    var box = box
    box.add(target == nil ? "room" : "mr")
    open(context.isInTable ? "tr" : context.isInList ? "li" : "div", id, box)
    if let target { sink.attribute("data-near", target.name) } else { sink.text(state.words.noRoom) }
    sink.close()
  }
}

extension DisplayContent {
  /// True for what makes its own list item.
  fileprivate var isListItem: Bool {
    switch self {
    case .row, .section, .moreRows, .empty, .presentation: true
    default: false
    }
  }
}
