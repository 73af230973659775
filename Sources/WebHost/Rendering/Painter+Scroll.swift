import Foundation
import ViewGraph

extension Painter {
  mutating func scroll(_ scroll: ScrollContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("v")
    box.add(scroll.axes.isEmpty ? "sz" : scroll.axes == .horizontal ? "sx" : scroll.axes == .vertical ? "sy" : "sxy")
    if let margins = scroll.margins {
      box.style.pad(margins)
      box.style.add(
        "scroll-padding",
        "\(.px(margins.top)) \(.px(margins.trailing)) \(.px(margins.bottom)) \(.px(margins.leading))")
      box.style.add("--pt", .px(margins.top))
    }
    switch scroll.snapping {
    case "paging": box.add("sk")
    case "viewAligned": box.add("sv")
    default: break
    }
    if scroll.alwaysBounces { box.add("sb1") }
    if scroll.showsOverflow {
      // Browsers cut in both directions or in none: room at the edges, taken back outside, lets shadows be seen.
      let edge: CSS = scroll.axes == .horizontal ? "24px 0" : "0 24px"
      let back: CSS = scroll.axes == .horizontal ? "-24px 0" : "0 -24px"
      box.style.add("padding", edge)
      box.style.add("margin", back)
      // A height that the layout knows is that of what is inside.
      if scroll.axes == .horizontal { box.style.add("box-sizing", "content-box") }
      if scroll.axes != .horizontal { box.style.add("width", "calc(100% + 48px)") }
    }
    box.scrolls(scroll)
    open("div", id, box)
    sink.attribute("tabindex", "0")
    scrolling(scroll)
    children(parts.content)
    sink.close()
  }

  /// Who is told when what scrolls is pulled down, whether that goes on, and where it is to scroll.
  mutating func scrolling(_ scroll: ScrollContent) {
    if let target = scroll.refreshTarget {
      sink.attribute("data-rf", target.name)
      if scroll.isRefreshing { sink.attribute("aria-busy", "true") }
    }
    sink.scroll(scroll.request)
  }
}

extension Box {
  /// Says of whatever scrolls how it does.
  mutating func scrolls(_ scroll: ScrollContent) {
    if !scroll.showsIndicators { add("sn") }
    if scroll.isDisabled { style.add("overflow", "hidden") }
    if scroll.dismissesKeyboard {
      needsMore()
      attributes.append(("data-sk", ""))
    }
    if let target = scroll.scrollTarget {
      needsMore()
      attributes.append(("data-so", target.name))
    }
    if let alignment = scroll.alignment {
      if scroll.axes.contains(.vertical) { style.add("justify-content", alignment.y.safePlace) }
      if scroll.axes.contains(.horizontal) { style.add("align-items", alignment.x.safePlace) }
    }
    if let anchor = scroll.startAnchor {
      needsMore()
      attributes.append(("data-sa", "\(Double(anchor.x).shortText),\(Double(anchor.y).shortText)"))
    }
  }

  /// Says of an editor, whose text scrolls in a part of it, how it does.
  mutating func scrollsText(_ scroll: ScrollContent) {
    if scroll.scrollTarget != nil { needsMore() }
    if !scroll.showsIndicators { add("se") }
    if scroll.isDisabled { add("sl0") }
    if let margins = scroll.margins { style.pad(margins) }
  }

  /// Says of what has rows how it scrolls: margins take the place of the usual ones at the edges that have them.
  mutating func scrollsRows(_ scroll: ScrollContent) {
    scrolls(scroll)
    guard let margins = scroll.margins else { return }
    if margins.top > 0 {
      style.add("padding-top", .px(margins.top))
      style.add("scroll-padding-top", .px(margins.top))
    }
    if margins.bottom > 0 {
      style.add("padding-bottom", .px(margins.bottom))
      style.add("scroll-padding-bottom", .px(margins.bottom))
    }
    if margins.leading > 0 { style.add("padding-inline-start", .px(margins.leading)) }
    if margins.trailing > 0 { style.add("padding-inline-end", .px(margins.trailing)) }
  }
}

extension CGFloat {
  /// The place of what is smaller than its container; of what is larger the beginning is seen.
  fileprivate var safePlace: CSS { self < 0.25 ? "flex-start" : self > 0.75 ? "safe flex-end" : "safe center" }
}
