extension SymbolTable {
  /// How a symbol is composed.
  struct Drawing: Equatable {
    /// The path, in a square of 24 by 24.
    var path = ""
    /// What is drawn over a filled path; empty for nothing.
    var details = ""
    /// What is solid in any case; empty for nothing.
    var solid = ""
    /// Characters in the middle; empty for none.
    var letters = ""
    var isFilled = false
    var isSlashed = false
    var isDashed = false
    /// The path of the shape around it, within which it is drawn smaller.
    var enclosure: String?
    /// The path of the small symbol at its corner; empty for a dot, nil for none.
    var badge: String?

    init(path: String = "", letters: String = "") {
      self.path = path
      self.letters = letters
    }

    /// Reads a drawing of the table.
    init(source: String) {
      let parts = source.split(separator: "#", maxSplits: 1)
      let lines = (parts.first ?? "").split(separator: "|", maxSplits: 1)
      path = String(lines.first ?? "")
      if lines.count > 1 { details = String(lines[1]) }
      if parts.count > 1 { solid = String(parts[1]) }
    }

    /// Takes over what is drawn, and nothing of how.
    mutating func take(_ other: Drawing) {
      (path, details, solid, letters) = (other.path, other.details, other.solid, other.letters)
    }
  }
}

extension ElementSink {
  /// Writes the drawing of a symbol, to be used by reference.
  mutating func symbolDefinition(_ name: String) {
    guard let drawing = SymbolTable.drawing(for: name) else { return }
    let id = SymbolSheetState.id(name)
    open("svg", nil)
    open("symbol", id)
    attribute("viewBox", "0 0 24 24")
    if drawing.hasHoles {
      holes(of: drawing, ElementID(id.name + "-h"))
      open("g", nil)
      attribute("mask", "url(#\(id.name)-h)")
    }
    // What is around, or what has a badge, is the second layer of the symbol.
    if drawing.badge != nil || drawing.enclosure != nil {
      open("g", nil)
      attribute("class", "ye")
    }
    if let enclosure = drawing.enclosure {
      path(enclosure, isFilled: drawing.isFilled, isDashed: drawing.isDashed)
      if drawing.badge == nil { close() }
    }
    inside(of: drawing, isHole: false, layers: SymbolLayer.layers(of: name, drawing.path))
    if drawing.badge != nil { close() }
    if drawing.hasHoles { close() }
    if drawing.isFilled, drawing.enclosure != nil, drawing.badge == nil {
      // What is left out of a shape is drawn on it where the layers differ.
      open("g", nil)
      attribute("class", "yi")
      inside(of: drawing, isHole: true)
      close()
    }
    if drawing.isSlashed, drawing.enclosure == nil { path(Self.slash) }
    if let badge = drawing.badge { symbolBadge(badge) }
    close()
    close()
  }

  /// What is left out of a symbol, so that one sees what is behind it.
  private mutating func holes(of drawing: SymbolTable.Drawing, _ id: ElementID) {
    open("mask", id)
    for (name, value) in Self.maskArea { attribute(name, value) }
    open("rect", nil)
    for (name, value) in Self.maskArea.dropFirst() { attribute(name, value) }
    attribute("fill", "#fff")
    close()
    open("g", nil)
    for (name, value) in Self.holePen { attribute(name, value) }
    if drawing.isFilled { inside(of: drawing, isHole: true) }
    if drawing.isSlashed, drawing.enclosure == nil {
      open("g", nil)
      attribute("stroke-width", "5")
      path(Self.slash)
      close()
    }
    if let badge = drawing.badge {
      open("circle", nil)
      attribute("cx", badge.isEmpty ? "19" : "18")
      attribute("cy", badge.isEmpty ? "5" : "18")
      attribute("r", badge.isEmpty ? "5" : "7")
      attribute("fill", "#000")
      close()
    }
    close()
    close()
  }

  private static var slash: String { "M4 4l16 16" }
  private static var holePen: [(StaticString, String)] {
    [
      ("color", "#000"), ("fill", "none"), ("stroke", "#000"), ("stroke-width", "2"), ("stroke-linecap", "round"),
      ("stroke-linejoin", "round"),
    ]
  }
  private static var maskArea: [(StaticString, String)] {
    [("maskUnits", "userSpaceOnUse"), ("x", "-3"), ("y", "-3"), ("width", "30"), ("height", "30")]
  }

  /// Writes what is drawn, or what is left out where the symbol is filled.
  private mutating func inside(
    of drawing: SymbolTable.Drawing, isHole: Bool, layers: [(layer: SymbolLayer, path: String)]? = nil
  ) {
    let isEnclosed = drawing.enclosure != nil
    let isMainHole = drawing.isFilled && isEnclosed
    if isEnclosed {
      open("g", nil)
      attribute("transform", "translate(5.2 5.2) scale(.567)")
      attribute("stroke-width", "3.4")
    }
    if !drawing.path.isEmpty, isMainHole == isHole {
      // What stands in a shape is solid where it is an area.
      let isFilled = isEnclosed ? drawing.isArea : drawing.isFilled
      if let layers {
        for (layer, part) in layers { path(part, isFilled: isFilled, color: "var(\(layer.variable),currentColor)") }
      } else {
        path(drawing.path, isFilled: isFilled, isDashed: drawing.isDashed && !isEnclosed)
      }
    }
    if drawing.isFilled == isHole {
      if !drawing.details.isEmpty { path(drawing.details) }
      if !drawing.solid.isEmpty { path(drawing.solid, isFilled: true) }
    }
    if !drawing.letters.isEmpty, isMainHole == isHole { letters(drawing.letters, isSmall: !drawing.path.isEmpty) }
    if drawing.isSlashed, isEnclosed, isMainHole == isHole { path(Self.slash) }
    if isEnclosed { close() }
  }

  private mutating func letters(_ letters: String, isSmall: Bool) {
    let size = isSmall ? 8 : letters.count > 2 ? 12 : letters.count > 1 ? 18 : 24
    open("text", nil)
    attribute("x", "12")
    attribute("y", String(isSmall ? 16 : 12 + size * 36 / 100))
    attribute("text-anchor", "middle")
    attribute("font-size", String(size))
    attribute("font-weight", "600")
    attribute("stroke", "none")
    attribute("fill", "currentColor")
    text(letters)
    close()
  }

  /// The small symbol at the corner; a dot where there is none.
  private mutating func symbolBadge(_ badge: String) {
    guard !badge.isEmpty else {
      open("circle", nil)
      for (name, value) in [("cx", "19"), ("cy", "5"), ("r", "4")] as [(StaticString, String)] {
        attribute(name, value)
      }
      attribute("fill", "currentColor")
      attribute("stroke", "none")
      close()
      return
    }
    open("g", nil)
    attribute("transform", "translate(12.5 12.5) scale(.46)")
    attribute("stroke-width", "4.5")
    path(badge)
    close()
  }

  private mutating func path(_ path: String, isFilled: Bool = false, isDashed: Bool = false, color: String? = nil) {
    open("path", nil)
    attribute("d", path)
    if let color { attribute("color", color) }
    if isFilled { attribute("fill", "var(--sf,currentColor)") }
    if isDashed { attribute("stroke-dasharray", "3.5 4") }
    close()
  }
}

extension SymbolTable.Drawing {
  /// True where the outline is closed, with nothing drawn over it.
  fileprivate var isArea: Bool {
    details.isEmpty && solid.isEmpty && !path.isEmpty
      && path.split(whereSeparator: { "Mm".contains($0) }).allSatisfy { $0.hasSuffix("z") || $0.hasSuffix("Z") }
  }

  /// True where one part is painted over another, such as an area and its outline, which shows in a clear colour.
  var paintsTwice: Bool {
    isFilled || badge != nil || enclosure != nil || !details.isEmpty || !solid.isEmpty || !letters.isEmpty
  }

  /// True where something is left out of the drawing.
  fileprivate var hasHoles: Bool {
    let isCut = enclosure != nil || !details.isEmpty || !solid.isEmpty || !letters.isEmpty
    return badge != nil || isSlashed || (isFilled && isCut)
  }
}
