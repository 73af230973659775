import Foundation

/// Draws posters and stills of invented movies: a scene that fits the genre, in colours of their own.
struct MoviePainter {
  var random: SeededRandom
  let genre: Int
  let title: String
  let tagline: String
  /// Television loves houses in the snow.
  static let snowyGenre = 10770

  /// The colour of the sky, in degrees.
  let hue: Double
  let isNight: Bool

  init(seed: UInt64, id: Int, variant: Int, genre: Int, title: String, tagline: String) {
    var random = SeededRandom(seed, UInt64(id) << 8 | UInt64(variant))
    // No green skies.
    hue = Double(random.pick([random.within(170...345), random.within(10...45)]))
    isNight = [27, 878, 53, 80].contains(genre) || random.chance(35)
    (self.random, self.genre, self.title, self.tagline) = (random, genre, title, tagline)
  }

  /// The scene with the title, a line above it and the names of those who made it.
  func poster(_ width: Int, _ height: Int) -> Canvas {
    var painter = self
    var sketch = Sketch(width: width, height: height)
    painter.drawScene(on: &sketch)
    painter.drawTitle(on: &sketch)
    return sketch.picture
  }

  /// The scene alone.
  func backdrop(_ width: Int, _ height: Int) -> Canvas {
    var painter = self
    var sketch = Sketch(width: width, height: height)
    painter.drawScene(on: &sketch)
    return sketch.picture
  }

  private mutating func drawScene(on sketch: inout Sketch) {
    let (hue, isNight) = (hue, isNight)
    sketch.gradient(to: sketch.height) { part in
      isNight
        ? (hue - 30 * part, 0.75 - 0.35 * part, 0.12 + 0.4 * part)
        : (hue + 45 * part, 0.5 - 0.3 * part, 0.6 + 0.38 * part)
    }
    switch random.pick(Self.scenes[genre] ?? Scene.allCases) {
    case .peaks: drawPeaks(on: &sketch)
    case .city: drawCity(on: &sketch)
    case .space: drawSpace(on: &sketch)
    case .forest: drawForest(on: &sketch)
    case .sea: drawSea(on: &sketch)
    case .balloons: drawBalloons(on: &sketch)
    case .rings: drawRings(on: &sketch)
    case .couple: drawCouple(on: &sketch)
    case .house: drawHouse(on: &sketch)
    case .desert: drawDesert(on: &sketch)
    }
  }

  private enum Scene: CaseIterable {
    case peaks, city, space, forest, sea, balloons, rings, couple, house, desert
  }

  /// What goes with each genre.
  private static let scenes: [Int: [Scene]] = [
    28: [.city, .peaks, .desert], 12: [.peaks, .sea, .desert, .balloons], 16: [.balloons, .space, .forest],
    35: [.couple, .balloons, .city], 80: [.city, .couple], 99: [.rings, .peaks, .sea, .forest],
    18: [.sea, .couple, .peaks, .city], 10751: [.balloons, .peaks, .forest], 14: [.forest, .peaks, .space],
    36: [.sea, .peaks, .desert], 27: [.forest, .city], 10402: [.rings, .couple], 9648: [.sea, .city, .forest],
    10749: [.couple, .sea, .balloons], 878: [.space, .desert, .city], snowyGenre: [.house], 53: [.city, .sea, .forest],
    10752: [.desert, .peaks, .forest], 37: [.desert, .peaks],
  ]

  /// The title in as few lines as fit, as large as it can be.
  private mutating func drawTitle(on sketch: inout Sketch) {
    let lines = Self.lines(of: title)
    let widest = lines.map(StrokeFont.width(of:)).max() ?? 1
    let height = min(0.13, 0.84 / widest)
    let isSnowy = genre == Self.snowyGenre
    let bright = sketch.colour(hue + 30, 0.1, 1)
    let dark = sketch.colour(hue, 0.6, 0.1)
    let isLow = !isSnowy && random.chance(70)
    let blockHeight = Double(lines.count) * height * 1.45
    var top = isLow ? sketch.height - 0.2 - blockHeight : 0.12
    let small = min(0.026, 0.8 / max(StrokeFont.width(of: tagline.uppercased()), 1))
    if !tagline.isEmpty {
      let place = isLow ? 0.06 : sketch.height - 0.16
      sketch.write(
        tagline.uppercased(), middle: 0.5, top: place, height: small, thickness: 0.17, isSnowy ? dark : bright)
    }
    for line in lines {
      sketch.write(line, middle: 0.5 + height * 0.05, top: top + height * 0.06, height: height, thickness: 0.2, dark)
      sketch.write(line, middle: 0.5, top: top, height: height, thickness: 0.17, bright)
      top += height * 1.45
    }
    drawNames(on: &sketch, isSnowy ? dark : bright)
  }

  /// The narrow lines at the foot of every poster.
  private mutating func drawNames(on sketch: inout Sketch, _ ink: Sketch.Colour) {
    for row in 0..<2 {
      var x = 0.16 + Double(row) * 0.06
      while x < 0.84 - Double(row) * 0.06 {
        let width = Double(random.within(10...60)) / 1000
        sketch.rectangle(x, sketch.height - 0.09 + Double(row) * 0.035, min(width, 0.86 - x), 0.016, ink)
        x += width + 0.016
      }
    }
  }

  private static func lines(of title: String) -> [String] {
    let words = title.uppercased().decomposedStringWithCanonicalMapping.split(separator: " ").map { word in
      String(word.unicodeScalars.filter { $0.isASCII }.map(Character.init))
    }
    var lines: [String] = []
    for word in words {
      if let last = lines.last, StrokeFont.width(of: "\(last) \(word)") < 8 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
