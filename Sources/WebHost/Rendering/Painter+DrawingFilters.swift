import Foundation
import ViewGraph

extension Painter {
  /// A filter of a drawing as CSS; what CSS has no word for is defined.
  mutating func filter(_ filter: DrawingFilter, _ steps: inout DrawingSteps) -> CSS {
    switch filter {
    case .blur(let radius): return "blur(\(.px(radius)))"
    case .shadow(let paint, let radius, let x, let y): return .shadow(paint, radius: radius, x: x, y: y)
    case .adjust(let filter, let amount): return filter.css(amount)
    case .colors(let rows):
      let id = open(steps.next("f"))
      empty("feColorMatrix", [("values", rows.map(\.shortText).joined(separator: " "))])
      sink.close()
      return reference(id)
    case .threshold(let min, let max, let paint):
      let id = open(steps.next("f"))
      alpha("discrete", Self.table(min, max))
      var flood = Box()
      flood.style.add("flood-color", paint.cssColor ?? "currentColor")
      open("feFlood", nil, flood)
      sink.attribute("result", "c")
      sink.close()
      // The first filter's result is the alpha that the colour is cut by.
      empty("feComposite", [("in", "c"), ("in2", "a"), ("operator", "in")])
      sink.close()
      return reference(id)
    }
  }

  /// Defines a drawing by whose opacity something is seen.
  mutating func mask(_ mask: DrawingMask, _ steps: inout DrawingSteps) -> ElementID {
    var inverse: ElementID?
    if mask.isInverse {
      inverse = open(steps.next("f"))
      alpha("table", "1 0")
      sink.close()
    }
    let id = steps.next("m")
    var look = Box()
    look.style.add("mask-type", "alpha")
    open("mask", id, look)
    everything()
    var inner = Box()
    if mask.opacity != 1 { inner.style.add("opacity", "\(mask.opacity)") }
    if let inverse { inner.style.add("filter", reference(inverse)) }
    open("g", nil, inner)
    // The filter's region is that of what is drawn: it is drawn over all of the canvas, unseen.
    if mask.isInverse {
      var unseen = Box()
      unseen.style.add("fill-opacity", "0")
      open("path", nil, unseen)
      sink.attribute("d", "M-9999-9999H19998V19998H-9999Z")
      sink.close()
    }
    for step in mask.steps { self.step(step, &steps) }
    sink.close()
    sink.close()
    return id
  }

  /// For each hundredth of opacity whether what has it is seen.
  private static func table(_ min: Double, _ max: Double) -> String {
    (0...100).map { Double($0) / 100 >= min && Double($0) / 100 <= max ? "1" : "0" }.joined(separator: " ")
  }

  private func reference(_ id: ElementID) -> CSS { .local(id) }

  private mutating func open(_ id: ElementID) -> ElementID {
    sink.open("filter", id)
    sink.attribute("color-interpolation-filters", "sRGB")
    everything()
    return id
  }

  /// What a definition counts for: all of the canvas, and as much around it as anything reaches.
  private mutating func everything() {
    for (name, number) in [("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")]
      as [(StaticString, String)]
    {
      sink.attribute(name, number)
    }
  }

  private mutating func alpha(_ type: String, _ table: String) {
    sink.open("feComponentTransfer", nil)
    sink.attribute("result", "a")
    empty("feFuncA", [("type", type), ("tableValues", table)])
    sink.close()
  }

  private mutating func empty(_ name: StaticString, _ attributes: [(StaticString, String)]) {
    sink.open(name, nil)
    for (name, value) in attributes { sink.attribute(name, value) }
    sink.close()
  }
}
