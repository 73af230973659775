import ViewGraph

/// The parts of a symbol of the weather that have a colour each where it is shown in many: the cloud, what is beside it
/// in the sky, and what falls from it.
enum SymbolLayer: CaseIterable {
  case cloud, sky, fall

  /// Splits the path of a symbol; nil for symbols of one colour.
  static func layers(of name: String, _ path: String) -> [(layer: SymbolLayer, path: String)]? {
    let words = name.split(separator: ".")
    guard words.first == "cloud", words.count > 1, words[1] != "fill" else { return nil }
    var layers: [(layer: SymbolLayer, path: String)] = []
    for piece in path.split(separator: "M") {
      let layer: SymbolLayer = layers.isEmpty ? .cloud : height(piece) < 16 ? .sky : .fall
      if layers.last?.layer == layer {
        layers[layers.count - 1].path += "M" + piece
      } else {
        layers.append((layer, "M" + piece))
      }
    }
    return layers
  }

  /// How far down a piece of a path begins.
  private static func height(_ piece: Substring) -> Double {
    let numbers = piece.split(maxSplits: 2) { $0 == " " || $0.isLetter }
    return numbers.count > 1 ? Double(numbers[1]) ?? 0 : 0
  }

  /// The variable of style sheets that has its colour.
  var variable: StaticString {
    switch self {
    case .cloud: "--y1"
    case .sky: "--y2"
    case .fall: "--y3"
    }
  }

  /// The colour that the part has in life; nil where it is that of the text.
  func natural(in name: String) -> CSS? {
    switch self {
    case .cloud: name.contains("fill") ? "#fff" : nil
    case .sky: name.contains("sun") ? Color.yellow.css : name.contains("moon") ? "#fff" : nil
    case .fall:
      if name.contains("bolt") && !name.contains("rain") {
        Color.yellow.css
      } else {
        name.contains("fog") ? Color.gray.css : Color.cyan.css
      }
    }
  }
}
