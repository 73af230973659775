import ViewGraph

extension Painter {
  /// A symbol in the colour and size of the text around it; for names that are not known, a square.
  mutating func symbol(_ name: String, label: String?, box: Box = Box(), id: ElementID? = nil) {
    if let id {
      var box = box
      box.add("y")
      open("svg", id, box)
      symbolName(name, label: label, box: box)
    } else {
      sink.open("svg", nil)
      symbolAttributes(name, label: label, box: box)
    }
    symbolReference(name)
    sink.close()
  }

  /// The look and the name of a symbol that has no address.
  mutating func symbolAttributes(_ name: String, label: String?, box: Box) {
    var box = box
    box.add("y")
    sink.attribute("class", box.classNames(state))
    symbolName(name, label: label, box: box)
  }

  private mutating func symbolName(_ name: String, label: String?, box: Box) {
    let isKnown = SymbolTable.drawing(for: name) != nil
    if !box.hasLabel {
      if let label = label ?? (isKnown ? nil : name) {
        sink.attribute("role", "img")
        sink.attribute("aria-label", label)
      } else {
        sink.attribute("aria-hidden", "true")
      }
    }
  }

  /// The drawing of a symbol, which the page has once.
  mutating func symbolReference(_ name: String) {
    let isKnown = SymbolTable.drawing(for: name) != nil
    sink.open("use", nil)
    sink.attribute("href", "#" + state.symbols.reference(to: isKnown ? name : "square"))
    sink.close()
  }
}

extension HTMLWriter {
  /// Writes the drawing of a symbol, to be used by reference.
  mutating func symbolDefinition(_ name: String) {
    guard let drawing = SymbolTable.drawing(for: name) else { return }
    open("svg", nil)
    open("symbol", SymbolSheetState.id(name))
    attribute("viewBox", "0 0 24 24")
    if let enclosure = drawing.enclosure {
      open("g", nil)
      attribute("class", "ye")
      path(enclosure, isFilled: drawing.isFilled)
      close()
    }
    path(
      drawing.path, isFilled: drawing.isFilled && drawing.enclosure == nil, isSmall: drawing.enclosure != nil,
      isInverted: drawing.isFilled && drawing.enclosure != nil)
    if !drawing.details.isEmpty { path(drawing.details, isFilled: false, isInverted: true) }
    if drawing.isSlashed { path("M4 4l16 16", isFilled: false) }
    close()
    close()
  }

  private mutating func path(_ path: String, isFilled: Bool, isSmall: Bool = false, isInverted: Bool = false) {
    open("path", nil)
    attribute("d", path)
    if isFilled { attribute("fill", "currentColor") }
    if isSmall { attribute("transform", "translate(5.2 5.2) scale(.567)") }
    if isSmall { attribute("stroke-width", "3.4") }
    if isInverted { attribute("stroke", "var(--bg)") }
    close()
  }
}
