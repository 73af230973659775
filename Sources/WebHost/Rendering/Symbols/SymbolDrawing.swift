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
      path(enclosure, isFilled: drawing.isFilled, isDashed: drawing.isDashed)
      close()
    }
    inside(of: drawing)
    if drawing.isSlashed { path("M4 4l16 16") }
    if let badge = drawing.badge { symbolBadge(badge) }
    close()
    close()
  }

  private mutating func inside(of drawing: SymbolTable.Drawing) {
    let isEnclosed = drawing.enclosure != nil
    let isInverted = drawing.isFilled && isEnclosed
    if isEnclosed {
      open("g", nil)
      attribute("transform", "translate(5.2 5.2) scale(.567)")
      attribute("stroke-width", "3.4")
    }
    if !drawing.path.isEmpty {
      path(
        drawing.path, isFilled: drawing.isFilled && !isEnclosed, isInverted: isInverted,
        isDashed: drawing.isDashed && !isEnclosed)
    }
    if !drawing.details.isEmpty { path(drawing.details, isInverted: drawing.isFilled) }
    if !drawing.solid.isEmpty { path(drawing.solid, isSolid: true, isInverted: drawing.isFilled) }
    if !drawing.letters.isEmpty {
      letters(drawing.letters, isSmall: !drawing.path.isEmpty, isInverted: isInverted)
    }
    if isEnclosed { close() }
  }

  private mutating func letters(_ letters: String, isSmall: Bool, isInverted: Bool) {
    let size = isSmall ? 8 : letters.count > 2 ? 12 : letters.count > 1 ? 18 : 24
    open("text", nil)
    attribute("x", "12")
    attribute("y", String(isSmall ? 16 : 12 + size * 36 / 100))
    attribute("text-anchor", "middle")
    attribute("font-size", String(size))
    attribute("font-weight", "600")
    attribute("stroke", "none")
    attribute("fill", isInverted ? "var(--bg)" : "currentColor")
    text(letters)
    close()
  }

  /// The small symbol at the corner, on a disc in the colour of the background; a dot where there is none.
  private mutating func symbolBadge(_ badge: String) {
    open("circle", nil)
    attribute("cx", badge.isEmpty ? "19" : "18")
    attribute("cy", badge.isEmpty ? "5" : "18")
    attribute("r", badge.isEmpty ? "4" : "6.5")
    attribute("fill", badge.isEmpty ? "currentColor" : "var(--bg)")
    attribute("stroke", "var(--bg)")
    close()
    guard !badge.isEmpty else { return }
    open("g", nil)
    attribute("transform", "translate(12.5 12.5) scale(.46)")
    attribute("stroke-width", "4.5")
    path(badge)
    close()
  }

  private mutating func path(
    _ path: String, isFilled: Bool = false, isSolid: Bool = false, isInverted: Bool = false, isDashed: Bool = false
  ) {
    open("path", nil)
    attribute("d", path)
    if isFilled || isSolid { attribute("fill", isSolid && isInverted ? "var(--bg)" : "var(--sf,currentColor)") }
    if isInverted { attribute("stroke", "var(--bg)") }
    if isDashed { attribute("stroke-dasharray", "3.5 4") }
    close()
  }
}
