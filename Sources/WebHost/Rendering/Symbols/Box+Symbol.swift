import ViewGraph

extension Box {
  /// How the layers of a symbol are coloured, and how much of it is drawn.
  mutating func apply(_ image: ImageContent) {
    guard case .symbol(let name) = image.source else { return }
    switch image.symbolRenderingMode {
    case "hierarchical": style.add("--yo", ".45")
    case "palette": style.add("--yc", "var(--f2)")
    case "multicolor":
      if let color = CSS.natural(name) { style.add("color", color) }
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
