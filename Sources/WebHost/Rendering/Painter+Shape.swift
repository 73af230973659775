import Foundation
import ViewGraph

extension Painter {
  mutating func shape(_ shape: ShapeContent, _ box: Box, _ id: ElementID) {
    var box = box
    var shape = shape
    if let foreground = box.foreground {
      shape.fill = shape.fill?.over(foreground)
      shape.stroke = shape.stroke?.over(foreground)
    }
    for paint in [shape.fill, shape.stroke] { if let paint { state.serve(paint) } }
    box.add("sq")
    if shape.fill?.isClear ?? true, shape.stroke == nil || !shape.geometry.isPath { box.add("ph") }
    if case .path(let path) = shape.geometry {
      drawing(path, shape, box, id)
    } else if shape.geometry == .circle {
      // The largest circle that the frame holds, in its middle.
      box.add("ci")
      open("div", id, box)
      var circle = Box()
      circle.add("co")
      area(shape, circle, id.part("s"))
      sink.close()
    } else {
      box.style.round(shape.geometry)
      area(shape, box, id)
    }
  }

  /// An outline as vector graphics that stretch with the frame.
  private mutating func drawing(_ path: String, _ shape: ShapeContent, _ box: Box, _ id: ElementID) {
    if let stroke = shape.stroke, stroke.surfaceColor == nil {
      var box = box
      box.add("sr")
      open("div", id, box)
      if shape.fill != nil {
        var inside = shape
        inside.stroke = nil
        var box = Box()
        box.add("sq so")
        drawing(path, inside, box, id.part("f"))
      }
      line(shape, stroke, id.part("l"))
      sink.close()
      return
    }
    // Lengths are kept by cutting an area, which cannot draw lines.
    let hasLengths = path.contains("|") && shape.stroke == nil
    if let fill = shape.fill, fill.cssColor == nil || hasLengths, let outline = StretchedOutline(path) {
      cut(outline, shape, fill, box, id)
      return
    }
    open("svg", id, box)
    sink.attribute("viewBox", "0 0 1 1")
    sink.attribute("preserveAspectRatio", "none")
    if !box.hasLabel { sink.attribute("aria-hidden", "true") }
    var line = Box()
    line.style.add("fill", shape.fill.flatMap { $0.isClear ? nil : $0.surfaceColor } ?? "none")
    if shape.usesEvenOddRule { line.style.add("fill-rule", "evenodd") }
    if let stroke = shape.stroke {
      line.style.add("stroke", stroke.surfaceColor ?? "currentColor")
      line.style.stroke(shape.strokeStyle)
    }
    open("path", id.part("p"), line)
    sink.attribute("vector-effect", "non-scaling-stroke")
    sink.attribute("d", CSS.path(String(path.prefix { $0 != "|" })).text)
    sink.close()
    sink.close()
  }

  /// A surface that is cut along an outline: the box itself, or one inside where the outline goes beyond it, or where it has
  /// a shadow, which would be cut too.
  private mutating func cut(
    _ outline: StretchedOutline, _ shape: ShapeContent, _ fill: Paint, _ box: Box, _ id: ElementID
  ) {
    var box = box
    let beyond = outline.beyond
    guard beyond != nil || !box.filters.isEmpty else {
      paint(outline, shape, fill, &box)
      open("div", id, box)
      sink.close()
      return
    }
    box.add("b")
    open("div", id, box)
    var inside = Box()
    inside.style.add("position", "absolute")
    inside.style.add("inset", beyond?.inset ?? "0")
    inside.style.add("max-width", "none")
    paint(beyond?.outline ?? outline, shape, fill, &inside)
    open("div", id.part("f"), inside)
    sink.close()
    sink.close()
  }

  private func paint(_ outline: StretchedOutline, _ shape: ShapeContent, _ fill: Paint, _ box: inout Box) {
    box.style.surface(fill)
    if let css = outline.css(isEvenOdd: shape.usesEvenOddRule) { box.style.add("clip-path", css) }
  }
}
