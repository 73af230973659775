import Foundation

/// What bodies are made of besides their outline.
extension CatPainter {
  func drawTail(_ points: [(Double, Double)], on sketch: inout CatSketch) {
    guard look.hasTail else { return sketch.ellipse(points[0].0 + 2, points[0].1, 12, 11, colours.shade) }
    let width: Double = look.hair == .long ? 24 : look.hair == .medium ? 18 : look.hair == .none ? 8 : 13
    let colour = look.pattern == .pointed ? colours.mark : look.pattern == .van ? colours.patches.0 : colours.coat
    sketch.line(points, width, colour, endWidth: look.hair == .none ? 4 : width * 0.85)
    guard look.pattern == .tabby || look.pattern == .spotted || look.pattern == .ticked else { return }
    let tip = points[points.count - 1]
    sketch.ellipse(tip.0, tip.1, width * 0.52, width * 0.52, colours.mark, over: colour)
    guard look.pattern != .ticked else { return }
    for (one, two) in zip(points, points.dropFirst()) {
      let (x, y) = ((one.0 + two.0) / 2, (one.1 + two.1) / 2)
      let length = max(1, hypot(two.0 - one.0, two.1 - one.1))
      let across = ((two.1 - one.1) / length * width, -(two.0 - one.0) / length * width)
      sketch.line([(x + across.0, y + across.1), (x - across.0, y - across.1)], 4, colours.mark, over: colour)
    }
  }

  /// Stripes, or rows of spots, along lines.
  func drawBodyMarks(_ lines: [(Double, Double, Double, Double)], on sketch: inout CatSketch) {
    let coat = colours.coat
    switch look.pattern {
    case .tabby:
      for line in lines {
        let middle = ((line.0 + line.2) / 2 + 3, (line.1 + line.3) / 2 + 2)
        sketch.line([(line.0, line.1), middle, (line.2, line.3)], 6.4, colours.mark, endWidth: 2.4, over: coat)
      }
    case .spotted:
      for line in lines {
        for part in [0.12, 0.55, 1.0] {
          let (x, y) = (line.0 + (line.2 - line.0) * part, line.1 + (line.3 - line.1) * part + 4)
          sketch.ellipse(x, y, 5.6, 4.6, colours.mark, over: coat)
          sketch.ellipse(x, y, 2.6, 2, coat.darker(0.25), over: colours.mark)
        }
      }
    case .solid where look.hair == .curly, .bicolour where look.hair == .curly:
      for line in lines {
        let (x, y) = ((line.0 + line.2) / 2, (line.1 + line.3) / 2)
        sketch.line([(x - 8, y), (x - 4, y - 4), (x, y), (x + 4, y + 4), (x + 8, y)], 1.8, colours.shade, over: coat)
      }
    default: break
    }
  }

  /// Patches of other colours.
  func drawPatches(_ places: [(Double, Double, Double, Double)], on sketch: inout CatSketch) {
    guard look.pattern == .calico else { return }
    for (index, place) in places.enumerated() {
      let colour = index % 2 == 0 ? colours.patches.0 : colours.patches.1
      sketch.ellipse(place.0, place.1, place.2, place.3, colour, turn: 0.4, over: colours.coat)
    }
  }

  func drawChest(_ x: Double, _ y: Double, _ width: Double, _ height: Double, on sketch: inout CatSketch) {
    switch look.pattern {
    case .solid where look.hair != .none, .pointed, .calico, .van: break
    case .bicolour: sketch.ellipse(x, y, width * 1.15, height * 1.1, colours.light, over: colours.coat)
    default: sketch.ellipse(x, y, width, height, colours.coat.lighter(0.3), over: colours.coat)
    }
  }

  /// The long hair around the neck.
  func drawRuff(_ x: Double, _ y: Double, on sketch: inout CatSketch) {
    guard look.hair == .long || look.hair == .medium else { return }
    let reach = look.hair == .long ? 40.0 : 30
    let colour = look.pattern == .solid ? colours.coat.lighter(0.1) : colours.light
    let points = stride(from: 0.0, through: 1.0, by: 0.0625).enumerated().map { step, part in
      let radius = step % 2 == 0 ? reach * 0.78 : reach
      return (x + cos(part * .pi) * radius, y + sin(part * .pi) * radius * 0.9)
    }
    sketch.shape(points, colour)
  }

  func drawPaw(_ x: Double, _ y: Double, wide: Double = 11.5, on sketch: inout CatSketch) {
    let hasSocks = look.pattern == .bicolour || look.pattern == .calico || look.pattern == .van
    let colour = hasSocks ? colours.light : look.pattern == .pointed ? colours.mark : colours.coat.lighter(0.12)
    sketch.ellipse(x, y, wide, 7.2, colour)
    for offset in [-4.0, 0, 4] {
      sketch.line([(x + offset, y + 1), (x + offset, y + 5)], 1.1, colour.darker(0.3))
    }
  }
}
