import ViewGraph

extension Painter {
  /// A bar of links, and the pages of which all but the selected one are hidden.
  mutating func tabs(_ tabs: TabsContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    if tabs.style.hasPrefix("page") { return swiped(tabs, parts, box, id) }
    var box = box
    box.add("ta")
    if tabs.style == "sidebarAdaptable" { box.add("ts") }
    open("div", id, box)
    var bar = Box()
    bar.add("tn")
    bar.apply(tabs.look)
    if let color = tabs.look.items?.textColor { bar.style.add("--f2", color) }
    open("nav", id.part("n"), bar)
    sink.flag("hidden", tabs.look.isHidden == true)
    for (index, tab) in tabs.tabs.enumerated() { self.tab(tab, tabs, id.part(String(index))) }
    sink.close()
    tabPages(tabs, parts, id)
    let accessory = parts.content.dropFirst(tabs.pages.count)
    if !accessory.isEmpty {
      sink.open("div", id.part("a"))
      sink.attribute("class", "ac")
      children(accessory)
      sink.close()
    }
    sink.close()
  }

  /// Pages to swipe through, with a dot for each.
  private mutating func swiped(_ tabs: TabsContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("ta")
    box.needsMore()
    box.style.add("touch-action", "pan-y")
    box.attributes.append(("data-pages", ""))
    open("div", id, box)
    var bar = Box()
    bar.style.add("position", "absolute")
    bar.style.add("inset", "auto 0 calc(8px + env(safe-area-inset-bottom))")
    bar.style.add("width", "fit-content")
    bar.style.add("margin", "auto")
    if tabs.hasIndexGround {
      bar.style.add("padding", "0 8px")
      bar.style.add("border-radius", "99px")
      bar.style.add("background", "light-dark(#0003,#fff3)")
      bar.style.add("backdrop-filter", "blur(12px)")
    }
    bar.style.add("display", "flex")
    bar.style.add("justify-content", "center")
    bar.style.add("z-index", "6")
    open("nav", id.part("n"), bar)
    let isHidden = tabs.style == "pageWithoutIndex" || (tabs.style == "page" && tabs.tabs.count < 2)
    sink.flag("hidden", isHidden)
    for (index, tab) in tabs.tabs.enumerated() { dot(tab, index, tabs, id.part(String(index))) }
    sink.close()
    tabPages(tabs, parts, id)
    sink.close()
  }

  /// A dot within an area that a finger can meet.
  private mutating func dot(_ tab: TabsContent.Tab, _ index: Int, _ tabs: TabsContent, _ id: ElementID) {
    let isOpen = tab.value == tabs.selection
    var area = Box()
    area.style.add("padding", "12px 6px")
    open("a", id, area)
    link(tab.location ?? LocationChange(key: tabs.key, value: tab.value))
    sink.attribute("data-t", tabs.target.name)
    sink.attribute("data-v", tab.value)
    sink.attribute("aria-label", tab.label.isEmpty ? String(index + 1) : tab.label)
    if isOpen { sink.attribute("aria-current", "page") }
    var dot = Box()
    dot.style.add("display", "block")
    dot.style.add("width", "8px")
    dot.style.add("height", "8px")
    dot.style.add("border-radius", "50%")
    if let own = (isOpen ? tabs.look.tint : tabs.look.items)?.cssColor {
      dot.style.add("background", own)
    } else {
      // White as on a phone, with a shade around for pages that are white themselves.
      dot.style.add("background", "#fff")
      dot.style.add("box-shadow", "0 0 0 .5px #0005,0 1px 4px #0006")
      dot.style.add("opacity", isOpen ? "1" : ".4")
    }
    open("span", id.part("l"), dot)
    sink.close()
    sink.close()
  }

  private mutating func tabPages(_ tabs: TabsContent, _ parts: NodeParts, _ id: ElementID) {
    for (child, value) in zip(parts.content.indices, tabs.pages) {
      sink.open("div", ElementID(parts.content[child].id).part("w"))
      sink.attribute("class", "tc")
      sink.flag("hidden", value != tabs.selection)
      children(parts.content[child...child])
      sink.close()
    }
    others(parts, id)
  }

  private mutating func tab(_ tab: TabsContent.Tab, _ tabs: TabsContent, _ id: ElementID) {
    sink.open("a", id)
    link(tab.location ?? LocationChange(key: tabs.key, value: tab.value))
    sink.attribute("data-t", tabs.target.name)
    sink.attribute("data-v", tab.value)
    if tab.value == tabs.selection { sink.attribute("aria-current", "page") }
    if let symbol = tab.symbol {
      self.symbol(symbol, label: nil)
    } else if let image = tab.image {
      self.image(image, Box(), id.part("i"))
    }
    sink.element("span", id.part("l"), text: tab.label)
    if let badge = tab.badge { sink.element("b", id.part("b"), text: badge) }
    sink.close()
  }
}
