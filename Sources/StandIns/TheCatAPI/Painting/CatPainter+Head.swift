import Foundation

/// The head, around its middle; without ears it is some 76 units wide and 66 high.
extension CatPainter {
  func drawHead(isAsleep: Bool = false, on sketch: inout CatSketch) {
    drawEars(on: &sketch)
    if look.hair == .long || look.hair == .medium { drawCheeks(look.hair == .long ? 49 : 43, on: &sketch) }
    sketch.ellipse(0, 0, 38, 33, colours.coat)
    drawFaceMarks(on: &sketch)
    drawMuzzle(on: &sketch)
    isAsleep ? drawClosedEyes(on: &sketch) : drawEyes(on: &sketch)
    for side in [-1.0, 1] {
      for (end, height) in [(5.0, 11.0), (13, 13), (21, 15)] {
        sketch.line(
          [(side * 13, height), (side * 32, (height + end) / 2 - 1), (side * 50, end)], 0.9, colours.whiskers)
      }
    }
    drawOnHead(on: &sketch)
  }

  private func drawEars(on sketch: inout CatSketch) {
    let (height, width): (Double, Double) =
      switch look.ears {
      case .small: (20, 22)
      case .large: (42, 34)
      case .folded: (10, 26)
      case .plain, .curled, .tufted: (32, 27)
      }
    let colour = look.pattern == .pointed ? colours.mark : colours.coat
    for side in [-1.0, 1] {
      let lean = look.ears == .curled ? 12.0 : look.ears == .large ? 8 : 3
      let tip = (side * (25 + lean), -22 - height)
      let (outer, inner) = ((side * 36, -10.0), (side * (36 - width), -27.0))
      sketch.blob(
        [outer, (side * (35 + lean / 2), -18 - height / 2), tip, (side * 16, -28 - height / 3), inner], colour)
      if look.ears == .folded { continue }
      sketch.blob(
        [
          (side * 31, -17), (side * (31 + lean / 3), -18 - height / 2.4),
          (side * (25 + lean * 0.8), -19 - height * 0.72),
          (side * 19, -27 - height / 5), (side * 15, -26),
        ], look.coat == .black ? colours.coat.lighter(0.12) : Colour(0xE3A79C).mixed(with: colour, 0.25))
      if look.ears == .tufted {
        sketch.line([(tip.0, tip.1 + 3), (tip.0 + side * 2, tip.1 - 9)], 3, colours.mark, endWidth: 0.6)
      }
    }
  }

  private func drawCheeks(_ reach: Double, on sketch: inout CatSketch) {
    let points = stride(from: -0.12, through: 1.12, by: 0.0775).enumerated().map { step, part in
      let radius = step % 2 == 0 ? 35.0 : reach
      return (cos(part * .pi) * radius * 1.05, sin(part * .pi) * radius * 0.92)
    }
    sketch.shape(points, colours.coat)
  }

  private func drawFaceMarks(on sketch: inout CatSketch) {
    let (coat, mark) = (colours.coat, colours.mark)
    switch look.pattern {
    case .solid: drawWrinkles(on: &sketch)
    case .tabby, .spotted, .ticked:
      let strong = look.pattern == .ticked ? mark.mixed(with: coat, 0.55) : mark
      for x in [-11.0, 0, 11] { sketch.line([(x, -34), (x * 0.75, -17)], 4.2, strong, endWidth: 1.5, over: coat) }
      for side in [-1.0, 1] {
        sketch.line([(side * 24, -4), (side * 33, -7), (side * 41, -6)], 2.6, strong, over: coat)
        guard look.pattern != .ticked else { continue }
        sketch.line([(side * 41, 4), (side * 32, 6), (side * 25, 4)], 3.4, strong, endWidth: 1.2, over: coat)
        sketch.line([(side * 38, 13), (side * 30, 14), (side * 24, 11)], 3.4, strong, endWidth: 1.2, over: coat)
      }
    case .pointed:
      sketch.ellipse(0, 6, 29, 27, mark.mixed(with: coat, 0.55), over: coat)
      sketch.ellipse(0, 9, 22, 21, mark, over: mark.mixed(with: coat, 0.55))
    case .bicolour:
      sketch.blob(
        [(0, -36), (-6, -16), (-20, 10), (-24, 30), (0, 36), (24, 30), (20, 10), (6, -16)], colours.light, over: coat)
    case .van:
      for side in [-1.0, 1] { sketch.ellipse(side * 21, -24, 14, 16, colours.patches.0, over: coat) }
    case .calico:
      sketch.ellipse(-24, -16, 19, 22, colours.patches.0, over: coat)
      sketch.ellipse(25, -12, 17, 24, colours.patches.1, over: coat)
    }
  }

  private func drawWrinkles(on sketch: inout CatSketch) {
    guard look.hair == .none else { return }
    for (y, width) in [(-27.0, 12.0), (-22, 16), (-17, 13)] {
      sketch.line([(-width, y + 2), (0, y - 1), (width, y + 2)], 1.2, colours.shade.darker(0.08))
    }
  }

  private func drawMuzzle(on sketch: inout CatSketch) {
    let light = look.pattern == .pointed ? colours.mark.lighter(0.16) : colours.light
    sketch.ellipse(0, 21, 10, 7, light)
    for side in [-1.0, 1] { sketch.ellipse(side * 8, 14, 12, 8.6, light) }
    let line = look.coat == .black ? Colour(0x151215) : colours.line
    sketch.line([(0, 10), (0, 15)], 1.5, line)
    for side in [-1.0, 1] { sketch.line([(0, 15), (side * 5, 18.6), (side * 11, 16)], 1.5, line) }
    sketch.blob([(-5.4, 6), (0, 5), (5.4, 6), (3, 9.4), (0, 11), (-3, 9.4)], colours.skin)
  }

  private func drawEyes(on sketch: inout CatSketch) {
    for (side, iris) in [(-1.0, colours.eyes.left), (1, colours.eyes.right)] {
      let turn = side * -0.2
      sketch.ellipse(side * 15.5, -4, 10.4, 9.4, colours.line, turn: turn)
      sketch.ellipse(side * 15.5, -4, 8.8, 8, iris, turn: turn)
      sketch.ellipse(side * 15.5, -2, 7, 5.4, iris.lighter(0.25), turn: turn, over: iris)
      sketch.ellipse(side * 15, -4, 3.6, 7.4, Colour(0x0E0C0E))
      sketch.ellipse(side * 15 - 2.6, -7.4, 2.2, 2.4, Colour(0xFFFFFF))
    }
  }

  private func drawClosedEyes(on sketch: inout CatSketch) {
    let line = look.coat == .black ? colours.coat.lighter(0.35) : colours.line
    for side in [-1.0, 1] {
      sketch.line([(side * 24, -5), (side * 16, 0), (side * 8, -3)], 2.2, line)
    }
  }
}
