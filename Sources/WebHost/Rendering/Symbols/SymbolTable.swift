/// Our own drawings of common symbols, by the SF Symbols names that programs use.
///
/// A drawing is an SVG path of lines in a square of 24 by 24; what stands after a bar is drawn in the colour of the
/// background where the symbol is filled. `fill`, `slash`, `circle` and `square` at the end of a
/// name are applied to the drawing of what stands before them.
enum SymbolTable {
  /// How a symbol is composed.
  struct Drawing: Equatable {
    /// The path, in a square of 24 by 24.
    var path: String
    /// What is drawn over a filled path; empty for nothing.
    var details = ""
    var isFilled = false
    var isSlashed = false
    /// The path of the shape around it, within which it is drawn smaller.
    var enclosure: String?
  }

  /// The drawing for a name, nil for names that are not known.
  static func drawing(for name: String) -> Drawing? {
    if let path = path(name) { return Drawing(path: path.replacing("|", with: "")) }
    var drawing = Drawing(path: "")
    var rest = name[...]
    if let base = rest.without(".fill") {
      drawing.isFilled = true
      rest = base
    }
    if let base = rest.without(".slash") {
      drawing.isSlashed = true
      rest = base
    }
    if let path = path(String(rest)) {
      let parts = path.split(separator: "|")
      drawing.path = drawing.isFilled ? String(parts[0]) : path.replacing("|", with: "")
      if drawing.isFilled, parts.count > 1 { drawing.details = String(parts[1]) }
      return drawing
    }
    for enclosure in ["circle", "square"] {
      guard let base = rest.without("." + enclosure), let path = path(String(base)) else { continue }
      drawing.path = path.replacing("|", with: "")
      drawing.enclosure = self.path(enclosure)
      return drawing
    }
    return nil
  }

  private static func path(_ name: String) -> String? {
    (signs[name] ?? objects[name] ?? nature[name])?.description
  }
}

extension Substring {
  fileprivate func without(_ suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }
}
