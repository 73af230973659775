import ViewGraph

extension Box {
  /// How the layers of a symbol are coloured, and how much of it is drawn.
  mutating func apply(_ image: ImageContent) {
    guard case .symbol(let name) = image.source else { return }
    switch image.symbolRenderingMode {
    case "hierarchical":
      style.add("--yo", ".45")
      style.add("--yi", "1")
    case "palette":
      style.add("--yc", "var(--yl,var(--f2))")
      style.add("--yi", "1")
    case "monochrome":
      style.add("--yc", "currentColor")
      style.add("--yi", "0")
    case "multicolor":
      if let color = CSS.natural(name) {
        // What stands in a filled shape is white on it.
        let isOnShape = SymbolTable.drawing(for: name).map { $0.enclosure != nil && $0.isFilled } ?? false
        style.add(isOnShape ? "--yc" : "color", color)
        if isOnShape {
          style.add("color", "#fff")
          style.add("--yi", "1")
        }
      }
      if name.hasPrefix("cloud.") {
        for layer in SymbolLayer.allCases { layer.natural(in: name).map { style.add(layer.variable, $0) } }
      }
    default: break
    }
    if let value = image.variableValue {
      style.add("mask", "linear-gradient(90deg,#000 \(min(max(value, 0), 1) * 100)%,#0004 0)")
    }
  }
}

extension CSS {
  /// The colour that what a symbol shows has in life; nil where it has none of its own.
  fileprivate static func natural(_ symbol: String) -> CSS? {
    let first = symbol.split(separator: ".").first ?? ""
    switch first {
    case "heart", "flame", "trash", "minus", "xmark", "exclamationmark", "bell": return Color.red.css
    case "cloud" where symbol.contains("fill"): return "#fff"
    case "moon" where symbol.contains("fill"): return "#fff"
    case "sun", "star", "bolt", "crown", "lightbulb": return Color.yellow.css
    case "leaf", "plus", "checkmark", "tree", "carrot": return Color.green.css
    case "drop", "snowflake", "globe", "wind", "umbrella": return Color.blue.css
    case "sparkles": return Color.purple.css
    default: return nil
    }
  }
}
