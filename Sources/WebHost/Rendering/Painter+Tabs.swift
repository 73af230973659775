import ViewGraph

extension Painter {
  /// A bar of links, and the pages of which all but the selected one are hidden.
  mutating func tabs(_ tabs: TabsContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("ta")
    if tabs.style == "page" { box.add("tp") }
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
    for (child, value) in zip(parts.content.indices, tabs.pages) {
      sink.open("div", ElementID(parts.content[child].id).part("w"))
      sink.attribute("class", "tc")
      sink.flag("hidden", value != tabs.selection)
      children(parts.content[child...child])
      sink.close()
    }
    others(parts, id)
    sink.close()
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
