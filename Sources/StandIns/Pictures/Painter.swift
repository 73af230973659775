import Foundation

/// Draws the pictures of articles, a motif for each category, and the marks of publishers.
///
/// A name such as `science-123` gives the motif before its hyphen and everything else by chance, always the same.
struct Painter {
  private var random: SeededRandom
  private let motif: NewsCategory

  init(seed: UInt64, name: String) {
    var random = SeededRandom(seed, text: name)
    let prefix = name.split(separator: "-").first.map(String.init) ?? ""
    motif = NewsCategory(rawValue: prefix) ?? random.pick(NewsCategory.allCases)
    self.random = random
  }

  /// 640 by 360 points.
  func picture() -> Canvas {
    var painter = self
    var canvas = Canvas(width: 640, height: 360)
    painter.drawSky(on: &canvas)
    switch motif {
    case .general: painter.drawHills(on: &canvas)
    case .business: painter.drawSkyline(on: &canvas)
    case .entertainment: painter.drawSpotlights(on: &canvas)
    case .health: painter.drawPulse(on: &canvas)
    case .science: painter.drawPlanets(on: &canvas)
    case .sports: painter.drawPitch(on: &canvas)
    case .technology: painter.drawCircuit(on: &canvas)
    }
    return canvas
  }

  /// 128 by 128 points.
  func logo() -> Canvas {
    var painter = self
    var canvas = Canvas(width: 128, height: 128)
    let hue = Double(painter.random.below(360))
    let back = canvas.add(.hue(hue, 0.6, 0.75))
    let front = canvas.add(.hue(hue + 40, 0.15, 1))
    canvas.fill(x: 0, y: 0, width: 128, height: 128, back)
    for row in 0..<5 {
      for column in 0..<3 where painter.random.chance(55) {
        canvas.fill(x: 24 + column * 16, y: 24 + row * 16, width: 16, height: 16, front)
        canvas.fill(x: 88 - column * 16, y: 24 + row * 16, width: 16, height: 16, front)
      }
    }
    return canvas
  }
}

// MARK: - Motifs

extension Painter {
  private mutating func drawSky(on canvas: inout Canvas) {
    let hue = Double(random.below(360))
    let bands = 30
    for band in 0..<bands {
      let part = Double(band) / Double(bands)
      let colour = canvas.add(.hue(hue + 50 * part, 0.55 - 0.3 * part, 0.45 + 0.5 * part))
      canvas.fill(x: 0, y: band * 12, width: canvas.width, height: 12, colour)
    }
  }

  private mutating func drawHills(on canvas: inout Canvas) {
    let sun = canvas.add(.hue(45, 0.4, 1))
    canvas.disc(x: random.within(80...560), y: random.within(50...140), radius: random.within(24...48), sun)
    let hue = Double(random.within(80...220))
    for layer in 0..<4 {
      let depth = Double(layer)
      let colour = canvas.add(.hue(hue, 0.35 + 0.1 * depth, 0.7 - 0.14 * depth))
      let phase = Double(random.below(628)) / 100
      let length = Double(random.within(60...160))
      canvas.ground(colour) { x in
        170 + layer * 45 + Int(26 * sin(Double(x) / length + phase) + 9 * sin(Double(x) / 23 + 2 * phase))
      }
    }
  }

  private mutating func drawSkyline(on canvas: inout Canvas) {
    let wall = canvas.add(.hue(Double(random.below(360)), 0.35, 0.3))
    let window = canvas.add(.hue(48, 0.5, 0.95))
    var x = 0
    while x < canvas.width {
      let width = random.within(36...72)
      let top = random.within(110...270)
      canvas.fill(x: x, y: top, width: width - 4, height: 360 - top, wall)
      for y in stride(from: top + 12, to: 350, by: 20) {
        for column in stride(from: x + 8, to: x + width - 12, by: 14) where random.chance(45) {
          canvas.fill(x: column, y: y, width: 7, height: 10, window)
        }
      }
      x += width
    }
  }

  private mutating func drawSpotlights(on canvas: inout Canvas) {
    let curtain = canvas.add(.hue(Double(random.below(40) + 340), 0.75, 0.5))
    let fold = canvas.add(.hue(350, 0.8, 0.35))
    let light = canvas.add(.hue(50, 0.25, 1))
    for centre in [random.within(120...260), random.within(380...520)] {
      for y in 0..<300 { canvas.fill(x: centre - 20 - y / 4, y: y, width: 40 + y / 2, height: 1, light) }
    }
    for x in stride(from: 0, to: 640, by: 20) where x < 110 || x > 520 {
      canvas.fill(x: x, y: 0, width: 20, height: 330, x % 40 == 0 ? curtain : fold)
    }
    canvas.fill(x: 0, y: 300, width: 640, height: 60, fold)
  }

  private mutating func drawPulse(on canvas: inout Canvas) {
    let line = canvas.add(.hue(350, 0.7, 0.9))
    let cross = canvas.add(.hue(0, 0, 1))
    let x = random.within(100...460)
    canvas.fill(x: x, y: 60, width: 50, height: 150, cross)
    canvas.fill(x: x - 50, y: 110, width: 150, height: 50, cross)
    let beat = random.within(90...160)
    for column in stride(from: 0, to: 640, by: 2) {
      let phase = column % beat
      let rise = phase < 20 ? phase * 4 : phase < 40 ? 160 - phase * 4 : 0
      canvas.fill(x: column, y: 280 - rise, width: 5, height: 9, line)
    }
  }

  private mutating func drawPlanets(on canvas: inout Canvas) {
    let night = canvas.add(.hue(Double(random.within(220...280)), 0.7, 0.18))
    let star = canvas.add(.hue(55, 0.1, 1))
    canvas.fill(x: 0, y: 0, width: 640, height: 360, night)
    for _ in 0..<90 {
      let size = random.within(1...3)
      canvas.fill(x: random.below(640), y: random.below(360), width: size, height: size, star)
    }
    for _ in 0..<random.within(2...4) {
      let hue = Double(random.below(360))
      let (x, y, radius) = (random.below(640), random.within(60...300), random.within(20...85))
      canvas.disc(x: x, y: y, radius: radius, canvas.add(.hue(hue, 0.5, 0.55)))
      canvas.disc(x: x - radius / 5, y: y - radius / 5, radius: radius * 3 / 4, canvas.add(.hue(hue, 0.45, 0.8)))
    }
  }

  private mutating func drawPitch(on canvas: inout Canvas) {
    let hue = Double(random.within(90...140))
    let grass = [canvas.add(.hue(hue, 0.6, 0.55)), canvas.add(.hue(hue, 0.6, 0.63))]
    let chalk = canvas.add(.hue(0, 0, 0.97))
    for stripe in 0..<16 { canvas.fill(x: stripe * 40, y: 130, width: 40, height: 230, grass[stripe % 2]) }
    canvas.fill(x: 0, y: 170, width: 640, height: 5, chalk)
    canvas.fill(x: random.within(200...420), y: 130, width: 5, height: 230, chalk)
    let (x, y, radius) = (random.within(60...580), random.within(200...300), random.within(22...46))
    canvas.disc(x: x + 8, y: y + 8, radius: radius, grass[0])
    canvas.disc(x: x, y: y, radius: radius, canvas.add(.hue(Double(random.below(360)), 0.7, 0.95)))
    canvas.disc(x: x - radius / 3, y: y - radius / 3, radius: radius / 4, chalk)
  }

  private mutating func drawCircuit(on canvas: inout Canvas) {
    let board = canvas.add(.hue(Double(random.within(150...230)), 0.6, 0.3))
    let copper = canvas.add(.hue(Double(random.within(30...180)), 0.5, 0.85))
    let chip = canvas.add(.hue(0, 0, 0.12))
    canvas.fill(x: 0, y: 0, width: 640, height: 360, board)
    for _ in 0..<26 {
      let (x, y) = (random.below(32) * 20, random.below(18) * 20)
      let (run, drop) = (random.within(2...12) * 20, random.within(1...7) * 20)
      canvas.fill(x: x, y: y, width: run, height: 4, copper)
      canvas.fill(x: x + run, y: y, width: 4, height: drop, copper)
      canvas.disc(x: x + run + 2, y: y + drop, radius: 7, copper)
    }
    for _ in 0..<random.within(2...4) {
      canvas.fill(x: random.below(26) * 20, y: random.below(13) * 20, width: 84, height: 64, chip)
    }
  }
}
