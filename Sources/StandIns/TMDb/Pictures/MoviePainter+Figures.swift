import Foundation

/// Scenes with a large thing in the middle, and what all scenes share.
extension MoviePainter {
  mutating func drawSpace(on sketch: inout Sketch) {
    drawStars(on: &sketch, 120)
    let (x, y, radius) = (0.3 + random.part() * 0.4, sketch.height * 0.36, 0.2 + random.part() * 0.12)
    let planet = hue + 120 + random.part() * 120
    for ring in 0..<12 {
      let part = Double(ring) / 12
      let ink = sketch.colour(planet + 20 * part, 0.7 - 0.35 * part, 0.35 + 0.6 * part)
      sketch.disc(x - radius * 0.25 * part, y - radius * 0.25 * part, radius * (1 - 0.78 * part), ink)
    }
    if random.chance(60) {
      let ink = sketch.colour(planet, 0.25, 0.95)
      let arc = (0...40).map { index -> Sketch.Point in
        let angle = Double(index) / 40 * 3.6 - 0.25
        return (x + radius * 1.6 * cos(angle), y + radius * 0.38 * sin(angle) - 0.12 * (cos(angle)) * radius)
      }
      sketch.line(arc, 0.014, ink)
    }
    let surface = sketch.colour(hue, 0.45, 0.14)
    let height = sketch.height
    sketch.ground(surface) { x in height * 0.8 + 0.25 * (x - 0.5) * (x - 0.5) }
    drawFigure(on: &sketch, x: 0.5, foot: height * 0.81, height: 0.13)
  }

  mutating func drawBalloons(on sketch: inout Sketch) {
    drawSun(on: &sketch)
    for layer in 0..<3 {
      let ink = sketch.colour(95 + 20 * Double(layer), 0.45 + 0.1 * Double(layer), 0.8 - 0.16 * Double(layer))
      let (phase, height) = (random.part() * 6, sketch.height)
      sketch.ground(ink) { x in height * (0.66 + 0.09 * Double(layer)) + 0.05 * sin(x * 4.5 + phase) }
    }
    for index in 0..<4 {
      let size = 0.07 + 0.05 * random.part() + (index == 0 ? 0.07 : 0)
      let (x, y) = (0.12 + 0.24 * Double(index) + random.part() * 0.08, sketch.height * (0.2 + random.part() * 0.3))
      let tone = Double(random.below(360))
      let (bright, deep) = (sketch.colour(tone, 0.65, 0.95), sketch.colour(tone, 0.7, 0.75))
      sketch.polygon(
        [(x - size * 0.75, y + size * 0.6), (x + size * 0.75, y + size * 0.6), (x, y + size * 1.75)], deep)
      sketch.disc(x, y, size, deep)
      sketch.ellipse(x, y, size * 0.55, size, bright)
      sketch.rectangle(x - size * 0.16, y + size * 1.55, size * 0.32, size * 0.26, sketch.colour(28, 0.6, 0.4))
    }
  }

  mutating func drawRings(on sketch: inout Sketch) {
    let (x, y) = (0.5, sketch.height * 0.45)
    let dark = sketch.colour(hue, 0.5, 0.1)
    let groove = sketch.colour(hue, 0.35, 0.22)
    let radius = min(0.4, sketch.height * 0.42)
    sketch.disc(x, y, radius, dark)
    for ring in 1..<9 {
      sketch.disc(x, y, radius * (1 - 0.075 * Double(ring)), ring % 2 == 0 ? dark : groove)
    }
    let label = hue + 150
    sketch.disc(x, y, radius * 0.36, sketch.colour(label, 0.7, 0.9))
    sketch.disc(x, y, radius * 0.24, sketch.colour(label + 40, 0.5, 1))
    sketch.disc(x, y, radius * 0.04, dark)
    sketch.line(
      [(x + radius * 1.12, y - radius), (x + radius * 1.05, y), (x + radius * 0.6, y + radius * 0.4)], 0.02,
      sketch.colour(hue, 0.1, 0.9))
  }

  mutating func drawCouple(on sketch: inout Sketch) {
    let height = sketch.height
    let sun = sketch.colour(hue + 180, 0.45, 1)
    sketch.disc(0.5, height * 0.44, min(0.3, height * 0.34), sun)
    let floor = sketch.colour(hue, 0.55, 0.25)
    sketch.ground(floor) { x in height * 0.74 + 0.03 * sin(x * 3) }
    drawFigure(on: &sketch, x: 0.41, foot: height * 0.77, height: height * 0.32, hasHat: random.chance(40))
    drawFigure(on: &sketch, x: 0.59, foot: height * 0.77, height: height * 0.29, hasSkirt: true)
  }

  mutating func drawHouse(on sketch: inout Sketch) {
    drawStars(on: &sketch, 50)
    let height = sketch.height
    let snow = sketch.colour(210, 0.08, 0.96)
    let wall = sketch.colour(hue + 180, 0.5, 0.5)
    let roof = sketch.colour(hue + 180, 0.6, 0.26)
    let light = sketch.colour(46, 0.6, 1)
    let y = height * 0.62
    sketch.ground(snow) { x in height * 0.66 + 0.04 * sin(x * 4 + 1) }
    sketch.rectangle(0.3, y - 0.14, 0.4, 0.22, wall)
    sketch.polygon([(0.25, y - 0.13), (0.5, y - 0.32), (0.75, y - 0.13)], roof)
    sketch.rectangle(0.6, y - 0.34, 0.05, 0.14, roof)
    for x in [0.35, 0.57] { sketch.rectangle(x, y - 0.09, 0.08, 0.08, light) }
    sketch.rectangle(0.47, y - 0.06, 0.07, 0.14, roof)
    for _ in 0..<40 { sketch.disc(random.part(), random.part() * height, 0.006, snow) }
  }

  /// Somebody seen from behind.
  func drawFigure(
    on sketch: inout Sketch, x: Double, foot: Double, height: Double, hasHat: Bool = false, hasSkirt: Bool = false
  ) {
    let ink = sketch.colour(hue, 0.5, 0.06)
    let head = height * 0.085
    let top = foot - height
    sketch.disc(x, top + head, head, ink)
    if hasHat {
      sketch.ellipse(x, top + head * 0.7, head * 2.1, head * 0.35, ink)
      sketch.rectangle(x - head, top - head * 0.5, head * 2, head * 1.2, ink)
    }
    let shoulder = top + head * 2.2
    let (waist, hip) = (foot - height * 0.46, foot - height * (hasSkirt ? 0.2 : 0.4))
    sketch.polygon(
      [
        (x - height * 0.13, shoulder), (x + height * 0.13, shoulder), (x + height * 0.15, waist),
        (x + height * (hasSkirt ? 0.17 : 0.1), hip), (x - height * (hasSkirt ? 0.17 : 0.1), hip),
        (x - height * 0.15, waist),
      ], ink)
    for side in [-1.0, 1] {
      sketch.line([(x + side * height * 0.06, hip - 0.01), (x + side * height * 0.075, foot)], height * 0.075, ink)
    }
  }

  mutating func drawSun(on sketch: inout Sketch) {
    if isNight { return drawMoon(on: &sketch) }
    let (x, y, radius) = (
      0.2 + random.part() * 0.6, sketch.height * (0.2 + random.part() * 0.2), 0.09 + random.part() * 0.1
    )
    for ring in 0..<4 {
      let part = Double(ring) / 4
      sketch.disc(
        x, y, radius * (1.5 - 0.5 * part), sketch.colour(45, 0.5 - 0.35 * part, 0.9 + 0.1 * part))
    }
  }

  mutating func drawMoon(on sketch: inout Sketch) {
    let (x, y, radius) = (0.25 + random.part() * 0.5, sketch.height * 0.2, 0.08 + random.part() * 0.09)
    sketch.disc(x, y, radius * 1.25, sketch.colour(hue, 0.35, 0.45))
    sketch.disc(x, y, radius, sketch.colour(50, 0.12, 1))
    let crater = sketch.colour(50, 0.15, 0.88)
    for _ in 0..<4 {
      sketch.disc(x + (random.part() - 0.5) * radius, y + (random.part() - 0.5) * radius, radius * 0.14, crater)
    }
  }

  mutating func drawStars(on sketch: inout Sketch, _ count: Int) {
    let ink = sketch.colour(55, 0.1, 1)
    for _ in 0..<count {
      sketch.disc(random.part(), random.part() * sketch.height * 0.8, 0.0015 + random.part() * 0.003, ink)
    }
  }
}

extension SeededRandom {
  /// A number from 0 to 1.
  mutating func part() -> Double { Double(below(1000)) / 1000 }
}
