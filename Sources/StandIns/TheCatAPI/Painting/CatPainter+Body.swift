import Foundation

/// Bodies, around the place where they meet the ground.
extension CatPainter {
  func drawSitting(_ tilt: Double, on sketch: inout CatSketch) {
    let short = look.hasShortLegs ? 16.0 : 0
    drawTail([(34, -14), (66, -10), (78, -36), (66, -62)], on: &sketch)
    sketch.blob(
      [(0, -120), (-27, -106), (-40, -62), (-48, -22), (-40, 0), (0, 4), (40, 0), (48, -22), (40, -62), (27, -106)],
      colours.coat)
    drawBodyMarks(
      [
        (-46, -28, -28, -24), (-44, -48, -24, -42), (-39, -68, -22, -62), (46, -28, 28, -24), (44, -48, 24, -42),
        (39, -68, 22, -62),
      ], on: &sketch)
    drawPatches([(-30, -70, 24, 30), (34, -30, 22, 30)], on: &sketch)
    drawChest(0, -62, 21, 36, on: &sketch)
    for side in [-1.0, 1] {
      sketch.ellipse(side * 34, -16, 17, 21, colours.shade, over: colours.coat)
      sketch.ellipse(side * 36, -16, 16, 20, colours.coat, over: colours.shade)
      let leg = look.pattern == .pointed ? colours.mark : colours.coat
      sketch.line([(side * 13, -58 + short), (side * 13, -4)], 18, leg)
      sketch.line([(side * 3.5, -48 + short), (side * 3.5, -6)], 1.4, colours.shade.darker(0.12))
      drawPaw(side * 14, 0, on: &sketch)
      drawPaw(side * 36, 1, on: &sketch)
    }
    drawClothes(on: &sketch)
    drawRuff(0, -104, on: &sketch)
    sketch.at(0, -136, turn: tilt) { drawHead(on: &$0) }
    drawFront(on: &sketch)
  }

  func drawLoaf(_ tilt: Double, on sketch: inout CatSketch) {
    drawTail([(70, -14), (86, -2), (60, 6), (26, 4)], on: &sketch)
    sketch.blob(
      [(-62, -52), (-30, -66), (20, -78), (62, -66), (84, -36), (80, -6), (40, 4), (-40, 4), (-70, -6), (-74, -32)],
      colours.coat)
    drawBodyMarks(
      [(30, -76, 24, -48), (46, -72, 42, -42), (62, -62, 58, -34), (76, -46, 70, -24), (10, -74, 8, -52)], on: &sketch)
    drawPatches([(48, -56, 26, 24), (10, -70, 16, 14)], on: &sketch)
    drawChest(-34, -24, 26, 24, on: &sketch)
    for x in [-48.0, -22] { drawPaw(x, 0, wide: 15, on: &sketch) }
    drawRuff(-34, -52, on: &sketch)
    sketch.at(-34, -78, turn: tilt) { drawHead(on: &$0) }
  }

  func drawWalking(_ tilt: Double, on sketch: inout CatSketch) {
    let lift = look.hasShortLegs ? 26.0 : 0
    let leg = look.pattern == .pointed ? colours.mark : colours.coat
    drawTail([(66, -66 + lift), (92, -74 + lift), (100, -104 + lift), (88, -128 + lift)], on: &sketch)
    for (x, step) in [(-30.0, 8.0), (58, -8)] {
      sketch.line([(x, -50 + lift), (x + step, -26), (x + step, -4)], 17, leg.darker(0.22), endWidth: 13)
      sketch.ellipse(x + step - 4, 0, 11, 6.5, leg.darker(0.22))
    }
    sketch.blob(
      [
        (-58, -92 + lift), (-20, -98 + lift), (30, -96 + lift), (68, -84 + lift), (76, -56 + lift), (56, -36 + lift),
        (0, -32 + lift), (-46, -38 + lift), (-66, -64 + lift),
      ], colours.coat)
    drawBodyMarks(
      stride(from: -34.0, through: 60, by: 15).map { ($0, -100 + lift, $0 - 4, -64 + lift) }, on: &sketch)
    drawPatches([(36, -80 + lift, 26, 20), (-20, -88 + lift, 16, 14)], on: &sketch)
    drawChest(-54, -56 + lift, 15, 22, on: &sketch)
    for (x, step) in [(-48.0, -8.0), (44, 6)] {
      sketch.line([(x, -54 + lift), (x + step, -26), (x + step, -4)], 20, leg, endWidth: 14)
      drawPaw(x + step - 4, 0, on: &sketch)
    }
    drawRuff(-60, -86 + lift, on: &sketch)
    sketch.at(-66, -112 + lift, turn: tilt - 0.05) { drawHead(on: &$0) }
  }

  func drawAsleep(on sketch: inout CatSketch) {
    sketch.blob(
      [(-78, -20), (-62, -56), (-16, -76), (40, -70), (78, -40), (80, -8), (40, 6), (-50, 6)], colours.coat)
    drawBodyMarks(
      [(30, -76, 30, -46), (48, -72, 46, -42), (64, -58, 60, -34), (12, -78, 13, -50), (-6, -78, -3, -54)], on: &sketch)
    drawPatches([(46, -54, 26, 20), (0, -72, 18, 14)], on: &sketch)
    sketch.ellipse(48, -20, 32, 25, colours.shade, over: colours.coat)
    sketch.ellipse(50, -18, 31, 25, colours.coat, over: colours.shade)
    sketch.at(-40, -30, turn: -0.16) { drawHead(isAsleep: true, on: &$0) }
    drawTail([(78, -16), (70, 4), (30, 8), (-14, 4)], on: &sketch)
    for x in [-62.0, -38] { drawPaw(x, 3, wide: 14, on: &sketch) }
  }

  func drawPortrait(_ tilt: Double, on sketch: inout CatSketch) {
    sketch.at(0, 40, scale: 2.1) { sketch in
      sketch.blob([(0, -22), (-34, -6), (-58, 40), (-62, 90), (62, 90), (58, 40), (34, -6)], colours.coat)
      drawBodyMarks(
        [(-58, 30, -38, 30), (-60, 46, -40, 44), (58, 30, 38, 30), (60, 46, 40, 44)], on: &sketch)
      drawPatches([(-40, 40, 22, 26)], on: &sketch)
      drawChest(0, 44, 28, 44, on: &sketch)
      drawClothes(at: 34, on: &sketch)
      drawRuff(0, 4, on: &sketch)
      sketch.at(0, -26, turn: tilt) { drawHead(on: &$0) }
    }
  }
}
