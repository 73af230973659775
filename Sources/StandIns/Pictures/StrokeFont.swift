/// Capital letters and digits as strokes of a pen, for titles on posters.
enum StrokeFont {
  /// A letter is as high as 8 and at most as wide as 6; strokes are separated by bars, points are two digits.
  private static let glyphs: [Character: String] = [
    "A": "08 30 68|15 55", "B": "04 44 53 51 40 00 08 48 57 55 44", "C": "61 50 10 01 07 18 58 67",
    "D": "00 08 38 66 62 30 00", "E": "60 00 08 68|04 44", "F": "60 00 08|04 44",
    "G": "61 50 10 01 07 18 58 67 64 44", "H": "00 08|60 68|04 64", "I": "00 08", "J": "50 57 48 18 07",
    "K": "00 08|60 04 68", "L": "00 08 68", "M": "08 00 34 60 68", "N": "08 00 68 60",
    "O": "10 50 61 67 58 18 07 01 10", "P": "08 00 50 61 63 54 04", "Q": "10 50 61 67 58 18 07 01 10|46 68",
    "R": "08 00 50 61 63 54 04|34 68", "S": "61 50 10 01 03 14 54 65 67 58 18 07", "T": "00 60|30 38",
    "U": "00 07 18 58 67 60", "V": "00 38 60", "W": "00 18 32 58 60", "X": "00 68|60 08", "Y": "00 34 60|34 38",
    "Z": "00 60 08 68", "0": "10 50 61 67 58 18 07 01 10", "1": "11 30 38", "2": "01 10 50 61 63 08 68",
    "3": "00 60 34 54 65 67 58 18 07", "4": "48 40 05 65", "5": "60 00 03 53 64 67 58 08",
    "6": "50 20 04 07 18 58 67 65 54 04", "7": "00 60 28", "8": "14 03 01 10 50 61 63 54 14 05 07 18 58 67 65 54",
    "9": "64 14 03 01 10 50 61 64 48 18", "'": "00 02", "-": "04 44", ".": "08 08", ",": "08 08",
    "?": "01 10 50 61 63 34 36",
    "!": "00 05|08 08",
  ]

  /// The strokes of a letter and its width, where its height is 1.
  static func strokes(of letter: Character) -> (strokes: [[Sketch.Point]], width: Double) {
    guard let glyph = glyphs[letter] else { return ([], 0.4) }
    let strokes = glyph.split(separator: "|").map { stroke in
      stroke.split(separator: " ").map { point -> Sketch.Point in
        let digits = point.compactMap(\.wholeNumberValue)
        return (Double(digits[0]) / 8, Double(digits[1]) / 8)
      }
    }
    return (strokes, strokes.flatMap { $0.map(\.x) }.max() ?? 0)
  }

  /// The width of a line of letters of the height 1.
  static func width(of text: String) -> Double {
    text.reduce(-spacing) { $0 + strokes(of: $1).width + spacing }
  }

  static let spacing = 0.32
}

extension Sketch {
  /// Writes a line in capital letters around a middle.
  mutating func write(
    _ text: String, middle: Double, top: Double, height: Double, thickness: Double = 0.15, _ colour: Colour
  ) {
    var x = middle - StrokeFont.width(of: text) * height / 2
    for letter in text {
      let (strokes, width) = StrokeFont.strokes(of: letter)
      for stroke in strokes {
        line(stroke.map { (x + $0.x * height, top + $0.y * height) }, thickness * height, colour)
      }
      x += (width + StrokeFont.spacing) * height
    }
  }
}
