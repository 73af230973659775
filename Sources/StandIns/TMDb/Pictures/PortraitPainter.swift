import Foundation

/// Draws portraits of invented people: head and shoulders before a studio wall, nobody like another.
struct PortraitPainter {
  private var random: SeededRandom
  private let gender: PersonRecord.Gender
  private let isOld: Bool

  init(seed: UInt64, person: PersonRecord, variant: Int) {
    random = SeededRandom(seed, UInt64(person.id) << 16)
    gender = person.gender
    isOld = (person.birthday ?? 4_000) < -6_000
    self.variant = variant
  }

  private let variant: Int

  /// What stays the same in all portraits of one person.
  private struct Inks {
    var skin: Sketch.Colour
    var shade: Sketch.Colour
    var hair: Sketch.Colour
    var dark: Sketch.Colour
    var white: Sketch.Colour
    var lips: Sketch.Colour
    var eyes: Sketch.Colour
  }

  func portrait(_ width: Int, _ height: Int) -> Canvas {
    var painter = self
    var sketch = Sketch(width: width, height: height)
    let wall = Double(variant * 77 + painter.random.below(360))
    sketch.gradient(to: sketch.height) { part in (wall, 0.35, 0.75 - 0.4 * part) }
    let inks = painter.mixInks(on: &sketch)
    let hairstyle = painter.random.below(gender == .male ? 4 : 6)
    if gender != .male { painter.drawLongHair(on: &sketch, inks, hairstyle) }
    painter.drawShoulders(on: &sketch, inks)
    painter.drawFace(on: &sketch, inks)
    painter.drawHair(on: &sketch, inks, hairstyle)
    painter.drawExtras(on: &sketch, inks)
    return sketch.picture
  }

  private mutating func mixInks(on sketch: inout Sketch) -> Inks {
    let depth = random.part()
    let (hue, saturation, brightness) = (18 + 10 * random.part(), 0.32 + 0.3 * depth, 0.97 - 0.58 * depth)
    let hair: (Double, Double, Double) =
      isOld
      ? (40, 0.05, 0.8)
      : random.pick([(25, 0.6, 0.16), (25, 0.65, 0.32), (38, 0.6, 0.8), (15, 0.8, 0.55), (250, 0.2, 0.1)])
    return Inks(
      skin: sketch.colour(hue, saturation, brightness),
      shade: sketch.colour(hue - 3, saturation + 0.08, brightness * 0.86),
      hair: sketch.colour(hair.0, hair.1, hair.2),
      dark: sketch.colour(20, 0.4, 0.12), white: sketch.colour(0, 0, 0.98),
      lips: sketch.colour(355, gender == .female ? 0.62 : 0.4, brightness * 0.85),
      eyes: sketch.colour(random.pick([30, 200, 120, 25]), 0.55, 0.4))
  }

  private mutating func drawShoulders(on sketch: inout Sketch, _ inks: Inks) {
    let hue = Double(random.below(360))
    let cloth = sketch.colour(hue, 0.45, 0.4 + 0.4 * random.part())
    let collar = sketch.colour(hue, 0.3, 0.9)
    let height = sketch.height
    sketch.ellipse(0.5, height + 0.02, 0.45, 0.47, cloth)
    sketch.polygon([(0.41, 0.88), (0.59, 0.88), (0.62, 1.1), (0.38, 1.1)], inks.shade)
    sketch.ellipse(0.5, 1.08, 0.13, 0.08, inks.shade)
    switch random.below(3) {
    case 0:
      sketch.polygon([(0.36, 1.03), (0.5, 1.27), (0.4, 1.35), (0.3, 1.09)], collar)
      sketch.polygon([(0.64, 1.03), (0.5, 1.27), (0.6, 1.35), (0.7, 1.09)], collar)
    case 1:
      sketch.polygon([(0.4, 1.07), (0.6, 1.07), (0.5, 1.31)], inks.shade)
    default: break
    }
  }

  private func drawFace(on sketch: inout Sketch, _ inks: Inks) {
    for side in [-1.0, 1] {
      sketch.ellipse(0.5 + side * 0.24, 0.68, 0.045, 0.075, inks.shade)
    }
    sketch.ellipse(0.5, 0.66, 0.235, 0.32, inks.skin)
    sketch.polygon([(0.49, 0.62), (0.52, 0.62), (0.54, 0.76), (0.46, 0.76)], inks.shade)
    for side in [-1.0, 1] {
      let x = 0.5 + side * 0.1
      sketch.ellipse(x, 0.63, 0.043, 0.024, inks.white)
      sketch.disc(x, 0.63, 0.021, inks.eyes)
      sketch.disc(x, 0.63, 0.01, inks.dark)
      sketch.line([(x - 0.05, 0.575), (x, 0.557), (x + 0.05, 0.572)], gender == .female ? 0.012 : 0.02, inks.hair)
    }
    sketch.ellipse(0.5, 0.84, 0.075, 0.026, inks.lips)
    sketch.line([(0.43, 0.836), (0.5, 0.842), (0.57, 0.836)], 0.006, inks.dark)
  }

  /// Behind the shoulders.
  private func drawLongHair(on sketch: inout Sketch, _ inks: Inks, _ style: Int) {
    guard style < 4 else { return }
    sketch.ellipse(0.5, 0.62, 0.3, 0.34, inks.hair)
    let length = [1.22, 1.0, 1.35, 0.92][style]
    sketch.polygon([(0.2, 0.6), (0.8, 0.6), (0.8, length), (0.2, length)], inks.hair)
    sketch.ellipse(0.5, length, 0.3, 0.07, inks.hair)
  }

  private mutating func drawHair(on sketch: inout Sketch, _ inks: Inks, _ style: Int) {
    if gender == .male, style == 3 { return }
    // The fringe: a cap with the forehead left free.
    let parting = 0.36 + 0.28 * random.part()
    let cap = (0...24).map { index -> Sketch.Point in
      let angle = Double(index) / 24 * Double.pi
      return (0.5 - 0.262 * cos(angle), 0.6 - 0.31 * sin(angle))
    }
    sketch.polygon(cap + [(0.735, 0.52), (parting, 0.43), (0.265, 0.52)], inks.hair)
    switch (gender, style) {
    case (.male, 0): sketch.ellipse(0.5, 0.34, 0.2, 0.07, inks.hair)
    case (.female, 4), (.nonBinary, 4): sketch.disc(0.5, 0.26, 0.1, inks.hair)
    case (_, 5), (.male, 2):
      for index in 0..<9 {
        let angle = Double(index) / 8 * Double.pi
        sketch.disc(0.5 - 0.24 * cos(angle), 0.53 - 0.24 * sin(angle), 0.085, inks.hair)
      }
    default: break
    }
  }

  private mutating func drawExtras(on sketch: inout Sketch, _ inks: Inks) {
    if gender == .male, random.chance(38) {
      let beard = (0...20).map { index -> Sketch.Point in
        let angle = Double(index) / 20 * Double.pi
        return (0.5 - 0.232 * cos(angle), 0.7 + 0.29 * sin(angle))
      }
      sketch.polygon(beard + [(0.66, 0.79), (0.5, 0.775), (0.34, 0.79)], inks.hair)
      sketch.ellipse(0.5, 0.845, 0.065, 0.02, inks.lips)
    }
    if random.chance(28) {
      for side in [-1.0, 1] {
        let ring = (0...24).map { index -> Sketch.Point in
          let angle = Double(index) / 12 * Double.pi
          return (0.5 + side * 0.1 + 0.075 * cos(angle), 0.635 + 0.058 * sin(angle))
        }
        sketch.line(ring, 0.011, inks.dark)
      }
      sketch.line([(0.475, 0.63), (0.525, 0.63)], 0.011, inks.dark)
    }
  }
}
