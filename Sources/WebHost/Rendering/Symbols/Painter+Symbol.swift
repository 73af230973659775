import ViewGraph

extension Painter {
  /// A symbol in the colour and size of the text around it; nothing for names that are not known.
  mutating func symbol(_ name: String, label: String?, box: Box = Box(), id: ElementID? = nil) {
    let drawing = SymbolTable.drawing(for: name)
    let isKnown = drawing != nil
    if !isKnown, id == nil { return }
    var box = box
    if isKnown { box.add("y") }
    let gradient = id == nil || !isKnown ? nil : context.gradient
    if drawing?.paintsTwice == true, gradient == nil { box.add("yt") }
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
    if let gradient, let id { gradientSymbol(name, gradient, id) } else { symbolReference(name) }
    sink.close()
  }

  /// A symbol as a mask over a gradient, which is as large as the symbol.
  private mutating func gradientSymbol(_ name: String, _ paint: Paint, _ id: ElementID) {
    let (mask, fill) = (id.part("m"), id.part("g"))
    let (solid, opacity) = paint.gradient
    if let solid { _ = gradient(solid, nil, fill) }
    sink.open("mask", mask)
    sink.attribute("maskUnits", "userSpaceOnUse")
    for (name, value) in Self.aroundSymbol { sink.attribute(name, value) }
    var white = Box()
    white.style.add("color", "#fff")
    sink.open("g", nil)
    sink.attribute("class", white.classNames(state))
    symbolReference(name)
    sink.close()
    sink.close()
    sink.open("rect", nil)
    for (name, value) in Self.aroundSymbol { sink.attribute(name, value) }
    sink.attribute("stroke", "none")
    sink.attribute("fill", "url(#\(fill.name))")
    if opacity < 1 { sink.attribute("opacity", opacity.shortText) }
    sink.attribute("mask", "url(#\(mask.name))")
    sink.close()
  }

  /// Symbols reach beyond their square.
  private static var aroundSymbol: [(StaticString, String)] {
    [("x", "-6%"), ("y", "-6%"), ("width", "112%"), ("height", "112%")]
  }

  /// The drawing of a symbol, which the page has once.
  mutating func symbolReference(_ name: String) {
    guard SymbolTable.drawing(for: name) != nil else { return }
    sink.open("use", nil)
    sink.attribute("href", "#" + state.symbols.reference(to: name))
    sink.close()
  }
}

extension Font.Weight {
  /// How wide the lines of symbols are, in a square of 24.
  var strokeWidth: Double {
    switch value {
    case ..<150: 0.9
    case ..<250: 0.7
    case ..<350: 1.4
    case ..<450: 2
    case ..<550: 2.2
    case ..<650: 2.5
    case ..<750: 2.8
    case ..<850: 3.1
    default: 3.5
    }
  }
}
