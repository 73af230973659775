import ViewGraph

extension Painter {
  /// Renders nodes one after the other, or notes that they stand here.
  mutating func children(_ nodes: ArraySlice<DisplayNode>) {
    if Sink.rendersChildren {
      for child in nodes { node(child) }
    } else {
      sink.slots(nodes, context)
    }
  }

  /// Presentations and the context menu, which stand after a node's content. In the label of a control they are a part of it,
  /// where HTML allows no further ones.
  mutating func others(_ parts: NodeParts, _ id: ElementID, isInControl: Bool? = nil) {
    guard parts.hasOthers else { return }
    let saved = context
    context.turns = .outside
    if let isInControl { context.isInteractive = isInControl }
    context.isInline = false
    context.holdsHeadings = true
    context.isInList = false
    if !parts.menu.isEmpty {
      sink.open("div", id.part("m"))
      sink.attribute("class", "mp")
      sink.attribute("popover", "")
      children(parts.menu)
      sink.close()
    }
    children(parts.presentations[...])
    context = saved
  }

  /// Begins an element that looks and behaves as its box says.
  mutating func open(_ tag: StaticString, _ id: ElementID?, _ box: Box) {
    sink.open(tag, id)
    let classes = box.classNames(state)
    if !classes.isEmpty { sink.attribute("class", classes) }
    for (name, value) in box.attributes { sink.attribute(name, value) }
    if let tie = box.focus { focus(tie.target, tie.isFocused) }
    for (name, value) in box.fixedAttributes { sink.fixed(name, value) }
  }
}

extension EventTarget {
  /// The target as pages name it: its number in base 36.
  var name: String { String(rawValue, radix: 36) }
}
