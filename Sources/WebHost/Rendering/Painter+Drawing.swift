import Foundation
import ViewGraph

extension Painter {
  /// A drawing as vector graphics, in the points of the program.
  mutating func drawing(_ drawing: DrawingContent, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("sq")
    box.add("dg")
    open("svg", id, box)
    sink.attribute("viewBox", "0 0 \(Double(drawing.size.width).shortText) \(Double(drawing.size.height).shortText)")
    sink.attribute("preserveAspectRatio", "xMinYMin")
    if let label = drawing.label, !box.hasLabel {
      sink.attribute("role", "img")
      sink.attribute("aria-label", label)
    } else if !box.hasLabel {
      sink.attribute("aria-hidden", "true")
    }
    var steps = DrawingSteps(id: id)
    for step in drawing.steps where step.blendMode != "destination-out" { self.step(step, &steps) }
    sink.close()
  }

  mutating func step(_ step: DrawingStep, _ steps: inout DrawingSteps) {
    let gradient = paint(of: step.content)
    let fill = gradient.flatMap { $0.cssColor == nil ? self.gradient($0, step.gradient, steps.next("g")) : nil }
    let clips = step.clips.map { self.clip($0, steps.next("k")) }
    let masks = step.masks.map { self.mask($0, &steps) }
    var outer = Box()
    if step.opacity != 1 { outer.style.add("opacity", "\(step.opacity)") }
    if !step.filters.isEmpty {
      outer.style.add("filter", .list(step.filters.map { filter($0, &steps) }, separator: " "))
    }
    if step.blendMode != "normal", let mode = CSS.blendMode(step.blendMode) {
      outer.style.add("mix-blend-mode", mode)
    }
    for clip in clips {
      sink.open("g", nil)
      sink.attribute("clip-path", "url(#\(clip.name))")
    }
    for mask in masks {
      sink.open("g", nil)
      sink.attribute("mask", "url(#\(mask.name))")
    }
    if !outer.style.isEmpty { open("g", nil, outer) }
    content(step, fill, &steps)
    if !outer.style.isEmpty { sink.close() }
    for _ in clips + masks { sink.close() }
  }

  private mutating func content(_ step: DrawingStep, _ gradient: ElementID?, _ steps: inout DrawingSteps) {
    switch step.content {
    case .fill(let path, let paint, let isEvenOdd):
      var look = Box()
      if gradient == nil { look.style.add("fill", paint.cssColor ?? "currentColor") }
      if isEvenOdd { look.style.add("fill-rule", "evenodd") }
      outline(path, step, look, gradient.map { ("fill", $0) })
    case .stroke(let path, let paint, let style):
      var look = Box()
      look.style.add("fill", "none")
      if gradient == nil { look.style.add("stroke", paint.cssColor ?? "currentColor") }
      look.style.stroke(style)
      outline(path, step, look, gradient.map { ("stroke", $0) })
    case .text(let text, let font, let point, let anchor): self.text(text, font, point, anchor, step)
    case .image(let image, let rect): picture(image, rect, step)
    case .symbol: break
    case .layer(let inner):
      sink.open("g", nil)
      transform(step)
      for step in inner { self.step(step, &steps) }
      sink.close()
    }
  }

  private mutating func outline(
    _ path: String, _ step: DrawingStep, _ look: Box, _ gradient: (StaticString, ElementID)?
  ) {
    open("path", nil, look)
    transform(step)
    if let (name, id) = gradient { sink.attribute(name, "url(#\(id.name))") }
    sink.attribute("d", CSS.path(path).text)
    sink.close()
  }

  private mutating func text(
    _ text: TextContent, _ font: Font, _ point: CGPoint, _ anchor: UnitPoint, _ step: DrawingStep
  ) {
    var look = Box()
    look.add(text.runs.first?.style.font ?? font)
    look.style.add("fill", "currentColor")
    open("text", nil, look)
    transform(step)
    sink.attribute("x", Double(point.x).shortText)
    sink.attribute("y", Double(point.y).shortText)
    sink.attribute("text-anchor", anchor.x < 0.25 ? "start" : anchor.x > 0.75 ? "end" : "middle")
    sink.attribute(
      "dominant-baseline", anchor.y < 0.25 ? "text-before-edge" : anchor.y > 0.75 ? "text-after-edge" : "central")
    for run in text.runs {
      var style = Box()
      style.add(run.style)
      if let color = run.style.color?.textColor { style.style.add("fill", color) }
      open("tspan", nil, style)
      sink.text(run.string)
      sink.close()
    }
    sink.close()
  }

  private mutating func picture(_ image: ImageContent, _ rect: CGRect, _ step: DrawingStep) {
    let numbers: [(StaticString, CGFloat)] = [
      ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
    ]
    switch image.source {
    case .data(let data):
      sink.open("image", nil)
      sink.attribute("href", state.path(of: data))
      sink.attribute("preserveAspectRatio", "none")
    case .remote(let url):
      sink.open("image", nil)
      if let path = state.paths.remote(url, Int(saturating: rect.width.rounded(.up))) { sink.attribute("href", path) }
    case .symbol:
      var look = Box()
      look.add("y")
      open("svg", nil, look)
    case .missing: return
    }
    transform(step)
    for (name, number) in numbers { sink.attribute(name, Double(number).shortText) }
    if case .symbol(let name) = image.source { symbolReference(name) }
    sink.close()
  }

  private mutating func transform(_ step: DrawingStep) {
    let matrix = step.transform
    if matrix == .identity { return }
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0).shortText }
    sink.attribute("transform", "matrix(\(parts.joined(separator: " ")))")
  }

  private func paint(of content: DrawingStep.Content) -> Paint? {
    switch content {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint
    default: nil
    }
  }
}

/// Names the definitions of a drawing.
struct DrawingSteps {
  let id: ElementID
  private var count = 0

  init(id: ElementID) {
    self.id = id
  }

  mutating func next(_ letter: String) -> ElementID {
    count += 1
    return id.part(letter + String(count))
  }
}

// MARK: - Definitions

extension Painter {
  /// Defines the part of a drawing in which something is seen.
  private mutating func clip(_ clip: DrawingClip, _ id: ElementID) -> ElementID {
    sink.open("clipPath", id)
    sink.open("path", nil)
    sink.attribute("d", CSS.path(clip.path).text)
    if clip.isEvenOdd { sink.attribute("clip-rule", "evenodd") }
    sink.close()
    sink.close()
    return id
  }

  /// Defines a gradient, over the box of what is painted unless it has a place; nil for what is not one.
  mutating func gradient(_ paint: Paint, _ place: DrawingGradient?, _ id: ElementID) -> ElementID? {
    switch paint {
    case .linearGradient(let gradient, let start, let end):
      sink.open("linearGradient", id)
      if case .line(let start, let end)? = place?.place {
        numbers([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
      } else {
        numbers([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
      }
      spread(place)
      stops(gradient)
    case .radialGradient(let gradient, _, _, _), .ellipticalGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      sink.open("radialGradient", id)
      if case .circle(let center, let first, let last)? = place?.place {
        numbers([("cx", center.x), ("cy", center.y), ("fr", first), ("r", last)])
      }
      spread(place)
      stops(gradient)
    default: return nil
    }
    sink.close()
    return id
  }

  private mutating func numbers(_ numbers: [(StaticString, CGFloat)]) {
    for (name, number) in numbers { sink.attribute(name, Double(number).shortText) }
  }

  private mutating func spread(_ place: DrawingGradient?) {
    guard let place else { return }
    sink.attribute("gradientUnits", "userSpaceOnUse")
    if place.spread != .pad { sink.attribute("spreadMethod", place.spread.rawValue) }
  }

  private mutating func stops(_ gradient: Gradient) {
    for stop in gradient.stops {
      var look = Box()
      look.style.add("stop-color", stop.color.css)
      open("stop", nil, look)
      sink.attribute("offset", Double(stop.location).shortText)
      sink.close()
    }
  }
}
