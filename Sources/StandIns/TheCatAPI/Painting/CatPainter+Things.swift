import Foundation

/// What cats of the service's categories wear or sit in.
extension CatPainter {
  /// Hats, sunglasses and helmets, around the middle of the head.
  func drawOnHead(on sketch: inout CatSketch) {
    switch category {
    case .hats:
      let felt = Colour(0x7A2E3A)
      sketch.ellipse(0, -31, 40, 8, felt)
      sketch.blob([(-24, -32), (-22, -62), (0, -68), (22, -62), (24, -32), (0, -28)], felt)
      sketch.line([(-23, -39), (0, -35), (23, -39)], 7, Colour(0xE9C46A))
    case .sunglasses:
      let frame = Colour(0x17181C)
      sketch.line([(-38, -8), (0, -6), (38, -8)], 3, frame)
      for side in [-1.0, 1] {
        sketch.blob(
          [(side * 4, -10), (side * 15, -13), (side * 28, -10), (side * 26, 3), (side * 15, 7), (side * 6, 2)], frame)
        sketch.line([(side * 15 - 5, -8), (side * 15 - 1, 1)], 2.4, Colour(0x5C6B7A), endWidth: 1)
      }
    case .space:
      let glass = Colour(0xBFE3F2)
      for step in 0..<48 {
        let angle = Double(step) / 48 * 2
        let next = Double(step + 1) / 48 * 2
        sketch.line([point(angle, 60), point(next, 60)], 3.4, glass)
      }
      sketch.line([point(1.12, 50), point(1.22, 51), point(1.34, 50)], 4, Colour(0xFFFFFF))
    default: break
    }
  }

  /// Ties and sweaters of a cat that sits, or of a portrait whose chest is at a height.
  func drawClothes(at height: Double = -88, on sketch: inout CatSketch) {
    switch category {
    case .ties:
      let silk = Colour(0x2F5D9B)
      sketch.line([(-20, height - 6), (0, height + 2), (20, height - 6)], 6, Colour(0xF5F5F0))
      sketch.blob([(-6, height), (6, height), (4, height + 10), (-4, height + 10)], silk.darker(0.2))
      sketch.shape(
        [(-4, height + 9), (4, height + 9), (9, height + 44), (0, height + 54), (-9, height + 44)], silk)
      for step in 0..<3 {
        let y = height + 18 + Double(step) * 11
        sketch.line([(-8, y + 5), (8, y - 3)], 2.4, Colour(0xF2D16B), over: silk)
      }
    case .clothes:
      let wool = Colour(0xB83B4B)
      sketch.blob(
        [
          (-26, height - 14), (0, height - 18), (26, height - 14), (40, height + 20), (45, height + 62),
          (0, height + 70),
          (-45, height + 62), (-40, height + 20),
        ], wool)
      for row in 0..<4 {
        let y = height + 4 + Double(row) * 15
        sketch.line([(-46, y), (0, y + 5), (46, y)], 5, row % 2 == 0 ? Colour(0xF3E9DC) : Colour(0x2E6E62), over: wool)
      }
      sketch.line([(-24, height - 12), (0, height - 5), (24, height - 12)], 10, wool.darker(0.18))
    default: break
    }
  }

  /// Boxes and sinks in front of a cat that sits.
  func drawFront(on sketch: inout CatSketch) {
    switch category {
    case .boxes:
      let card = Colour(0xC69C6D)
      sketch.shape([(-78, -58), (78, -58), (70, 14), (-70, 14)], card)
      sketch.shape([(-78, -58), (-104, -40), (-98, -32), (-76, -46)], card.lighter(0.22))
      sketch.shape([(78, -58), (104, -40), (98, -32), (76, -46)], card.lighter(0.22))
      sketch.shape([(-78, -58), (78, -58), (77, -50), (-77, -50)], card.darker(0.22))
      sketch.shape([(-11, -50), (11, -50), (10, 14), (-10, 14)], card.lighter(0.3))
      for side in [-1.0, 1] { drawPaw(side * 26, -58, on: &sketch) }
    case .sinks:
      let enamel = Colour(0xF3F6F8)
      sketch.box(-104, -44, 208, 14, enamel.darker(0.1), radius: 7)
      sketch.blob([(-92, -34), (0, -32), (92, -34), (78, 4), (40, 20), (-40, 20), (-78, 4)], enamel)
      sketch.line([(74, -46), (74, -92), (52, -98), (40, -88)], 9, Colour(0xAAB4BC))
      for side in [-1.0, 1] { drawPaw(side * 26, -44, on: &sketch) }
    default: break
    }
  }
}

/// A point of a circle, by its angle in half turns.
private func point(_ angle: Double, _ radius: Double) -> (Double, Double) {
  (cos(angle * .pi) * radius, sin(angle * .pi) * radius - 4)
}
