import ViewGraph

extension Painter {
  /// A symbol in the colour and size of the text around it; nothing for names that are not known.
  mutating func symbol(_ name: String, label: String?, box: Box = Box(), id: ElementID? = nil) {
    let drawing = SymbolTable.drawing(for: name)
    let isKnown = drawing != nil
    if !isKnown, id == nil { return }
    var box = box
    if isKnown { box.add("y") }
    if drawing?.paintsTwice == true { box.add("yt") }
    if let id {
      open("svg", id, box)
      if !isKnown { sink.attribute("display", "none") }
    } else {
      sink.open("svg", nil)
      sink.attribute("class", box.classNames(state))
    }
    switch label {
    case _ where box.hasLabel: break
    case let label?:
      sink.attribute("role", "img")
      sink.attribute("aria-label", label)
    case nil: sink.attribute("aria-hidden", "true")
    }
    symbolReference(name)
    sink.close()
  }

  /// The drawing of a symbol, which the page has once.
  mutating func symbolReference(_ name: String) {
    guard SymbolTable.drawing(for: name) != nil else { return }
    sink.open("use", nil)
    sink.attribute("href", "#" + state.symbols.reference(to: name))
    sink.close()
  }
}
