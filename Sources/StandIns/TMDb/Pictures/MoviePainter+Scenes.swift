import Foundation

/// Scenes under an open sky.
extension MoviePainter {
  mutating func drawPeaks(on sketch: inout Sketch) {
    drawSun(on: &sketch)
    for layer in 0..<4 {
      let depth = Double(layer)
      let ink = sketch.colour(hue + 15 * depth, 0.35 + 0.1 * depth, (isNight ? 0.45 : 0.75) - 0.16 * depth)
      let peak = (0.42 + 0.11 * depth) * sketch.height
      let (shift, steepness) = (random.part(), 0.45 + random.part() * 0.4)
      sketch.ground(ink) { x in
        let wave = abs(((x + shift) * 2.3 + depth).truncatingRemainder(dividingBy: 1) - 0.5)
        return peak + wave * steepness * (0.6 - 0.1 * depth) + 0.012 * sin(x * 40 + depth)
      }
    }
    drawFigure(on: &sketch, x: 0.3 + random.part() * 0.4, foot: sketch.height * 0.83, height: 0.16)
  }

  mutating func drawCity(on sketch: inout Sketch) {
    drawStars(on: &sketch, 40)
    drawMoon(on: &sketch)
    let window = sketch.colour(46, 0.55, 1)
    for layer in 0..<3 {
      let wall = sketch.colour(hue, 0.5, 0.34 - 0.12 * Double(layer))
      var x = -0.05
      while x < 1 {
        let width = 0.08 + random.part() * 0.1
        let top = sketch.height * (0.3 + 0.14 * Double(layer) + random.part() * 0.22)
        sketch.rectangle(x, top, width - 0.008, sketch.height - top, wall)
        if layer > 0 { drawWindows(on: &sketch, x: x, top: top, width: width, window) }
        x += width
      }
    }
  }

  mutating func drawSea(on sketch: inout Sketch) {
    drawSun(on: &sketch)
    let height = sketch.height
    let horizon = height * 0.55
    for wave in 0..<7 {
      let depth = Double(wave) / 7
      let ink = sketch.colour(hue + 10, 0.6 - 0.1 * depth, (isNight ? 0.4 : 0.65) - 0.4 * depth)
      let phase = random.part() * 6
      sketch.ground(ink) { x in horizon + depth * (height - horizon) + 0.01 * sin(x * 24 + phase) }
    }
    random.chance(50) ? drawBoat(on: &sketch, horizon) : drawLighthouse(on: &sketch, horizon)
  }

  mutating func drawForest(on sketch: inout Sketch) {
    drawMoon(on: &sketch)
    for layer in 0..<3 {
      let ink = sketch.colour(hue + 20, 0.5, 0.34 - 0.14 * Double(layer))
      let floor = sketch.height * (0.66 + 0.12 * Double(layer))
      sketch.ground(ink) { x in floor + 0.02 * sin(x * 9 + Double(layer)) }
      for _ in 0..<(9 - 2 * layer) {
        let (x, size) = (random.part(), 0.24 + random.part() * 0.2 + 0.14 * Double(layer))
        for step in 0..<4 {
          let (top, half) = (
            floor + 0.02 - size + Double(step) * size * 0.2, (0.06 + 0.035 * Double(step)) * size * 1.4
          )
          sketch.polygon([(x, top), (x - half, top + size * 0.34), (x + half, top + size * 0.34)], ink)
        }
      }
    }
    drawFigure(on: &sketch, x: 0.35 + random.part() * 0.3, foot: sketch.height * 0.8, height: 0.14)
  }

  mutating func drawDesert(on sketch: inout Sketch) {
    drawSun(on: &sketch)
    for layer in 0..<3 {
      let ink = sketch.colour(22 + 6 * Double(layer), 0.55 + 0.1 * Double(layer), 0.72 - 0.2 * Double(layer))
      let floor = sketch.height * (0.58 + 0.1 * Double(layer))
      for _ in 0..<(layer == 2 ? 0 : 3) {
        let (x, width, top) = (random.part(), 0.08 + random.part() * 0.14, floor - 0.05 - random.part() * 0.22)
        sketch.polygon(
          [(x, top), (x + width, top), (x + width * 1.25, floor + 0.1), (x - width * 0.25, floor + 0.1)], ink)
      }
      let phase = random.part() * 6
      sketch.ground(ink) { x in floor + 0.02 * sin(x * 5 + phase) }
    }
    drawFigure(on: &sketch, x: 0.25 + random.part() * 0.5, foot: sketch.height * 0.84, height: 0.2, hasHat: true)
  }

  private mutating func drawBoat(on sketch: inout Sketch, _ horizon: Double) {
    let (x, y) = (0.3 + random.part() * 0.4, horizon + 0.12)
    let dark = sketch.colour(hue, 0.6, 0.12)
    let sail = sketch.colour(hue + 180, 0.12, 0.95)
    sketch.polygon([(x - 0.15, y - 0.03), (x + 0.15, y - 0.03), (x + 0.1, y + 0.03), (x - 0.1, y + 0.03)], dark)
    sketch.rectangle(x - 0.004, y - 0.3, 0.008, 0.28, dark)
    sketch.polygon([(x + 0.012, y - 0.29), (x + 0.13, y - 0.06), (x + 0.012, y - 0.06)], sail)
    sketch.polygon([(x - 0.012, y - 0.25), (x - 0.1, y - 0.06), (x - 0.012, y - 0.06)], sail)
  }

  private mutating func drawLighthouse(on sketch: inout Sketch, _ horizon: Double) {
    let x = random.chance(50) ? 0.28 : 0.72
    let light = sketch.colour(50, 0.35, 1)
    let white = sketch.colour(hue, 0.06, 0.95)
    let red = sketch.colour(6, 0.75, 0.75)
    let rock = sketch.colour(hue, 0.4, 0.16)
    let top = horizon - 0.34
    sketch.polygon([(x, top + 0.02), (x < 0.5 ? 1 : 0, top - 0.12), (x < 0.5 ? 1 : 0, top + 0.14)], light)
    sketch.ellipse(x, horizon + 0.05, 0.2, 0.1, rock)
    for band in 0..<5 {
      let (upper, lower) = (0.032 + 0.006 * Double(band), 0.032 + 0.006 * Double(band + 1))
      let y = top + 0.05 + 0.06 * Double(band)
      sketch.polygon(
        [(x - upper, y), (x + upper, y), (x + lower, y + 0.06), (x - lower, y + 0.06)], band % 2 == 0 ? white : red)
    }
    sketch.rectangle(x - 0.028, top, 0.056, 0.05, light)
    sketch.polygon([(x - 0.04, top), (x, top - 0.04), (x + 0.04, top)], red)
  }

  private mutating func drawWindows(
    on sketch: inout Sketch, x: Double, top: Double, width: Double, _ ink: Sketch.Colour
  ) {
    var y = top + 0.02
    while y < sketch.height - 0.02 {
      for column in 0..<max(1, Int(width / 0.026) - 1) where random.chance(38) {
        sketch.rectangle(x + 0.014 + Double(column) * 0.026, y, 0.013, 0.018, ink)
      }
      y += 0.036
    }
  }
}
