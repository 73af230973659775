import Foundation

/// Where a cat is.
enum CatScene: CaseIterable {
  case room, sofa, garden, roof, plain, space

  init(category: CatKind?, _ random: inout SeededRandom) {
    switch category {
    case .space: self = .space
    case .boxes, .clothes, .ties: self = random.pick([.room, .plain])
    case .sinks: self = .plain
    case .hats, .sunglasses: self = random.pick([.plain, .garden])
    case nil: self = random.pick([.room, .sofa, .garden, .roof, .plain])
    }
  }

  /// How low cats of a pose sit.
  func ground(for pose: CatPainter.Pose) -> Double {
    if pose == .portrait { return 24 }
    return switch self {
    case .space: 84
    case .sofa: 78
    case .roof: 84
    default: pose == .sitting ? 98 : 86
    }
  }

  func draw(on sketch: inout CatSketch, _ random: inout SeededRandom) {
    let hue = Double(random.below(360))
    switch self {
    case .room: drawRoom(hue, on: &sketch, &random)
    case .sofa: drawSofa(hue, on: &sketch)
    case .garden: drawGarden(on: &sketch, &random)
    case .roof: drawRoof(hue, on: &sketch, &random)
    case .plain: drawPlain(hue, on: &sketch)
    case .space: drawSpace(on: &sketch, &random)
    }
  }
}

extension CatScene {
  private typealias Colour = Canvas.Colour

  /// Fills the picture between two heights with bands of colours from one to another.
  private func sky(
    _ top: Canvas.Colour, _ bottom: Canvas.Colour, to end: Double, on sketch: inout CatSketch
  ) {
    let start = -sketch.halfHeight
    let bands = 24
    for band in 0..<bands {
      let part = Double(band) / Double(bands)
      let y = start + (end - start) * part
      sketch.box(
        -sketch.halfWidth, y, sketch.halfWidth * 2, (end - start) / Double(bands) + 1, top.mixed(with: bottom, part))
    }
  }

  private func floor(_ colour: Canvas.Colour, from top: Double, on sketch: inout CatSketch) {
    sketch.box(-sketch.halfWidth, top, sketch.halfWidth * 2, sketch.halfHeight - top + 1, colour)
  }

  private func shadow(_ y: Double, on ground: Canvas.Colour, _ sketch: inout CatSketch) {
    sketch.ellipse(0, y, 96, 12, ground.darker(0.16), over: ground)
  }

  private func drawRoom(_ hue: Double, on sketch: inout CatSketch, _ random: inout SeededRandom) {
    let wall = Colour.hue(hue, 0.22, 0.9)
    sky(wall, wall.darker(0.08), to: 66, on: &sketch)
    let side = random.chance(50) ? -1.0 : 1
    let x = side * min(sketch.halfWidth - 40, 92) - 38
    sketch.box(x - 5, -sketch.halfHeight + 18, 86, 106, Colour(0xFBF8F2), radius: 2)
    sketch.box(x, -sketch.halfHeight + 23, 76, 96, Colour(0xA9D7F0))
    sketch.ellipse(x + 22, -sketch.halfHeight + 52, 15, 8, Colour(0xFFFFFF), over: Colour(0xA9D7F0))
    sketch.ellipse(x + 36, -sketch.halfHeight + 56, 17, 8, Colour(0xFFFFFF), over: Colour(0xA9D7F0))
    sketch.box(x + 35, -sketch.halfHeight + 23, 5, 96, Colour(0xFBF8F2))
    sketch.box(x, -sketch.halfHeight + 68, 76, 5, Colour(0xFBF8F2))
    let wood = Colour(0xB98A5E)
    floor(wood, from: 66, on: &sketch)
    for y in [82.0, 102, 126, 156] { sketch.box(-sketch.halfWidth, y, sketch.halfWidth * 2, 1.6, wood.darker(0.16)) }
    sketch.box(-sketch.halfWidth, 62, sketch.halfWidth * 2, 5, Colour(0xFBF8F2))
    shadow(100, on: wood, &sketch)
  }

  private func drawSofa(_ hue: Double, on sketch: inout CatSketch) {
    let wall = Colour.hue(hue + 140, 0.16, 0.93)
    sky(wall, wall.darker(0.06), to: sketch.halfHeight, on: &sketch)
    let cloth = Colour.hue(hue, 0.5, 0.62)
    let half = min(sketch.halfWidth - 6, 168)
    sketch.box(-half, -34, half * 2, 130, cloth.darker(0.16), radius: 18)
    sketch.box(-half + 12, -22, half - 14, 100, cloth, radius: 12)
    sketch.box(2, -22, half - 14, 100, cloth, radius: 12)
    sketch.box(-half, 66, half * 2, 60, cloth.lighter(0.14), radius: 14)
    shadow(82, on: cloth.lighter(0.14), &sketch)
  }

  private func drawGarden(on sketch: inout CatSketch, _ random: inout SeededRandom) {
    sky(Colour(0x6DB7E8), Colour(0xE3F3FB), to: 50, on: &sketch)
    sketch.ellipse(-sketch.halfWidth * 0.6, -sketch.halfHeight * 0.62, 20, 20, Colour(0xFFE08A))
    for (x, y, width) in [(0.5, -0.66, 26.0), (0.66, -0.6, 22), (-0.1, -0.8, 20)] {
      sketch.ellipse(sketch.halfWidth * x, sketch.halfHeight * y, width, 10, Colour(0xFFFFFF))
    }
    let far = Colour(0x9CC986)
    sketch.ellipse(-sketch.halfWidth * 0.5, 70, sketch.halfWidth * 0.8, 66, far)
    sketch.ellipse(sketch.halfWidth * 0.6, 76, sketch.halfWidth * 0.8, 56, far.darker(0.08))
    let grass = Colour(0x6FAE58)
    floor(grass, from: 44, on: &sketch)
    shadow(98, on: grass, &sketch)
    let petals = [Colour(0xF6F1E7), Colour(0xF2B8C6), Colour(0xF4D35E), Colour(0xC8A2E0)]
    for _ in 0..<34 {
      let x = Double(random.within(-100...100)) / 100 * sketch.halfWidth
      let y = Double(random.within(54...118))
      if random.chance(55) {
        sketch.line([(x, y + 7), (x - 2, y)], 1.6, grass.darker(0.25))
        sketch.line([(x + 2, y + 7), (x + 5, y + 1)], 1.6, grass.darker(0.25))
      } else {
        let petal = random.pick(petals)
        for (dx, dy) in [(-2.6, 0.0), (2.6, 0), (0, -2.6), (0, 2.6)] { sketch.ellipse(x + dx, y + dy, 2.2, 2.2, petal) }
        sketch.ellipse(x, y, 1.7, 1.7, Colour(0xE8A33D))
      }
    }
  }

  private func drawRoof(_ hue: Double, on sketch: inout CatSketch, _ random: inout SeededRandom) {
    sky(Colour(0x1B2145), Colour(0x6C5B8F), to: 90, on: &sketch)
    for _ in 0..<50 {
      let x = Double(random.within(-100...100)) / 100 * sketch.halfWidth
      let y = -sketch.halfHeight + Double(random.below(140))
      sketch.ellipse(x, y, 0.9, 0.9, Colour(0xFFF6D8))
    }
    let x = sketch.halfWidth * (random.chance(50) ? 0.55 : -0.55)
    sketch.ellipse(x, -sketch.halfHeight * 0.5, 34, 34, Colour(0xFFF3C4))
    sketch.ellipse(x - 9, -sketch.halfHeight * 0.5 - 7, 6, 6, Colour(0xEBDDA8))
    sketch.ellipse(x + 11, -sketch.halfHeight * 0.5 + 9, 8, 8, Colour(0xEBDDA8))
    let tile = Colour.hue(10 + hue / 24, 0.5, 0.52)
    floor(tile, from: 80, on: &sketch)
    for row in 0..<4 {
      let y = 84 + Double(row) * 15
      var x = -sketch.halfWidth - (row % 2 == 0 ? 0 : 13)
      while x < sketch.halfWidth {
        sketch.ellipse(x + 13, y, 12, 11, row % 2 == 0 ? tile.darker(0.15) : tile.darker(0.26))
        x += 26
      }
    }
    sketch.box(-sketch.halfWidth, 74, sketch.halfWidth * 2, 10, tile.lighter(0.1))
  }

  private func drawPlain(_ hue: Double, on sketch: inout CatSketch) {
    let back = Colour.hue(hue, 0.2, 0.95)
    sky(back.lighter(0.2), back.darker(0.05), to: sketch.halfHeight, on: &sketch)
    sketch.ellipse(0, -6, 106, 106, Colour.hue(hue + 20, 0.3, 0.92))
    let rug = Colour.hue(hue + 170, 0.36, 0.72)
    sketch.ellipse(0, 100, min(sketch.halfWidth * 0.92, 170), 26, rug.darker(0.14))
    sketch.ellipse(0, 98, min(sketch.halfWidth * 0.92, 170) - 8, 22, rug)
    shadow(99, on: rug, &sketch)
  }

  private func drawSpace(on sketch: inout CatSketch, _ random: inout SeededRandom) {
    sky(Colour(0x0B0D24), Colour(0x2B1D4A), to: sketch.halfHeight, on: &sketch)
    for _ in 0..<90 {
      let x = Double(random.within(-100...100)) / 100 * sketch.halfWidth
      let y = Double(random.within(-100...100)) / 100 * sketch.halfHeight
      let size = Double(random.within(5...14)) / 10
      sketch.ellipse(x, y, size, size, Colour(0xFFF9E3))
    }
    let hue = Double(random.below(360))
    let (x, y) = (sketch.halfWidth * 0.66, -sketch.halfHeight * 0.6)
    sketch.ellipse(x, y, 24, 24, Colour.hue(hue, 0.5, 0.85))
    sketch.ellipse(x, y, 42, 7, Colour.hue(hue + 40, 0.3, 0.95), turn: -0.3)
    sketch.ellipse(x, y - 4, 23, 19, Colour.hue(hue, 0.45, 0.92))
    sketch.ellipse(-sketch.halfWidth * 0.7, sketch.halfHeight * 0.3, 15, 15, Colour.hue(hue + 120, 0.5, 0.8))
  }
}
