import Foundation
import ViewGraph

extension Paint {
  /// The paint as one colour; nil for what is not one.
  var cssColor: CSS? { color(isText: false) }

  /// The paint as the colour of text.
  var textColor: CSS? { color(isText: true) }

  /// The paint as the colour of a shape.
  var surfaceColor: CSS? { isForeground ? "var(--fp,currentColor)" : cssColor }

  /// True for the foreground itself.
  var isForeground: Bool {
    if case .hierarchical(...0) = self { true } else { false }
  }

  /// True for what is known to be wholly transparent, which cannot be tapped.
  var isClear: Bool {
    switch self {
    case .color(let color): color.resolve(in: .light).opacity == 0 && color.resolve(in: .dark).opacity == 0
    case .opacity(let paint, let opacity): opacity <= 0 || paint.isClear
    default: false
    }
  }

  private func color(isText: Bool) -> CSS? {
    switch self {
    case .color(let color): return isText ? color.textCSS : color.css
    case .hierarchical(let level):
      // In the label of a button without a border it is the colour of texts again, and not the tint.
      let names: [CSS] = [isText ? "var(--p0,currentColor)" : "currentColor", "var(--f2)", "var(--f3)", "var(--f4)"]
      return names[min(max(level, 0), names.count - 1)]
    case .tint: return "var(--tint)"
    case .background: return "var(--bg)"
    case .opacity(let paint, let opacity):
      guard let color = paint.color(isText: isText) else { return nil }
      return "color-mix(in srgb,\(color) \(min(1, max(0, opacity)) * 100)%,transparent)"
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .tiles, .material: return nil
    }
  }

  /// The paint as a CSS image; nil for what is not one.
  var cssImage: CSS? {
    switch self {
    case .linearGradient(let gradient, let start, let end):
      return "linear-gradient(\(direction(from: start, to: end))\(gradient.mixing),\(gradient.css))"
    case .radialGradient(let gradient, let center, let start, let end):
      return
        "radial-gradient(circle at \(center.css)\(gradient.mixing),\(gradient.css { .px(start + (end - start) * $0) }))"
    case .angularGradient(let gradient, let center, let start, let end):
      let sweep = end.degrees - start.degrees
      return
        "conic-gradient(from \(start.degrees + 90)deg at \(center.css)\(gradient.mixing),\(gradient.css { "\(Double($0) * sweep)deg" })\(gradient.rest(beyond: sweep)))"
    case .ellipticalGradient(let gradient, let center, let start, let end):
      let length = end - start
      return
        "radial-gradient(closest-side at \(center.css)\(gradient.mixing),\(gradient.css { "\((start + length * $0) * 200)%" }))"
    case .mesh(let mesh): return MeshPicture.png(mesh).map { "url(data:image/png;base64,\(.base64($0)))" }
    case .tiles(let tiles): return tiles.cssImage
    case .opacity(let paint, let opacity): return paint.faded(opacity).cssImage
    default: return nil
    }
  }

  /// A gradient whose colours are paler; anything else as it is.
  private func faded(_ opacity: Double) -> Paint {
    switch self {
    case .linearGradient(let gradient, let start, let end):
      .linearGradient(gradient.faded(opacity), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      .radialGradient(gradient.faded(opacity), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(gradient.faded(opacity), center: center, start: start, end: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      .ellipticalGradient(gradient.faded(opacity), center: center, startRadius: start, endRadius: end)
    case .opacity(let paint, let more): paint.faded(opacity * more)
    default: self
    }
  }

  /// True for a gradient that vector graphics know.
  var isGradient: Bool { gradient.paint != nil }

  /// The gradient, and how opaque it is.
  var gradient: (paint: Paint?, opacity: Double) {
    switch self {
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient: return (self, 1)
    case .opacity(let paint, let opacity): return (paint.gradient.paint, paint.gradient.opacity * opacity)
    case .color, .mesh, .tiles, .hierarchical, .tint, .background, .material: return (nil, 1)
    }
  }

  /// How large the image is, where it is a picture: a mesh is as large as the box.
  var pictureSize: CSS? {
    switch self {
    case .mesh: "100% 100%"
    case .tiles(let tiles): tiles.size.map { "\(.px($0.width)) \(.px($0.height))" }
    case .opacity(let paint, _): paint.pictureSize
    default: nil
    }
  }

  /// The picture that is painted with, which has to be served.
  var picture: ImageData? {
    switch self {
    case .tiles(let tiles): tiles.served
    case .opacity(let paint, _): paint.picture
    default: nil
    }
  }

  /// The angle of a gradient; along the diagonals of any box where it runs from corner to corner.
  private func direction(from start: UnitPoint, to end: UnitPoint) -> CSS {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let vertical: CSS = y > 0 ? "bottom" : "top"
    let horizontal: CSS = x > 0 ? "right" : "left"
    if abs(x) == abs(y), x != 0 { return "to \(vertical) \(horizontal)" }
    if x == 0 && y == 0 { return "to bottom" }
    return "\(atan2(x, -y) * 180 / .pi)deg"
  }
}

extension Gradient {
  /// How colours between the stops are mixed, where not as browsers do.
  fileprivate var mixing: CSS { space == .perceptual ? " in oklab" : "" }

  /// The stops, at percentages.
  fileprivate var css: CSS { css { "\($0 * 100)%" } }

  /// What is missing to a whole turn is half of the last colour and half of the first.
  fileprivate func rest(beyond sweep: Double) -> CSS {
    guard sweep > 0, sweep < 360, let first = stops.first, let last = stops.last else { return "" }
    let half = (sweep + 360) / 2
    return ",\(last.color.css) \(half)deg,\(first.color.css) \(half)deg"
  }

  fileprivate func css(at place: (CGFloat) -> CSS) -> CSS {
    .list(stops.map { "\($0.color.css) \(place($0.location))" })
  }
}

extension UnitPoint {
  /// The point as percentages of a box.
  var css: CSS { "\(x * 100)% \(y * 100)%" }
}

extension CSS {
  /// A shadow of an element's outline.
  static func boxShadow(_ paint: Paint, radius: CGFloat, x: CGFloat, y: CGFloat) -> CSS {
    "\(.px(x)) \(.px(y)) \(.px(radius)) \(paint.cssColor ?? "#0005")"
  }

  /// A filter that draws a shadow of what there is.
  static func shadow(_ paint: Paint, radius: CGFloat, x: CGFloat, y: CGFloat) -> CSS {
    "drop-shadow(\(.px(x)) \(.px(y)) \(.px(radius)) \(paint.cssColor ?? "#0005"))"
  }

  /// A colour of three bytes.
  static func hex(_ components: [Int]) -> CSS {
    .concatenation(["#"] + components.map { .byte($0) })
  }

  /// A material as the opacity of the glass.
  static func material(_ name: String) -> CSS {
    switch name {
    case "ultraThin": "45%"
    case "thin": "60%"
    case "thick": "85%"
    case "ultraThick": "92%"
    default: "75%"
    }
  }

  /// A blend mode that CSS has.
  static func blendMode(_ name: String) -> CSS? {
    switch name {
    case "normal": "normal"
    case "multiply": "multiply"
    case "screen": "screen"
    case "overlay": "overlay"
    case "darken": "darken"
    case "lighten": "lighten"
    case "color-dodge": "color-dodge"
    case "color-burn": "color-burn"
    case "soft-light": "soft-light"
    case "hard-light": "hard-light"
    case "difference": "difference"
    case "exclusion": "exclusion"
    case "hue": "hue"
    case "saturation": "saturation"
    case "color": "color"
    case "luminosity": "luminosity"
    case "plus-darker": "plus-darker"
    case "plus-lighter": "plus-lighter"
    default: nil
    }
  }
}

extension DisplayFilter {
  func css(_ amount: Double) -> CSS {
    switch self {
    case .brightness: "brightness(\(1 + amount))"
    case .contrast: "contrast(\(amount))"
    case .saturation: "saturate(\(amount))"
    case .grayscale: "grayscale(\(amount))"
    case .hueRotation: "hue-rotate(\(amount)deg)"
    case .invert: "invert(\(amount))"
    }
  }
}

extension Gradient {
  /// The same with paler colours.
  fileprivate func faded(_ opacity: Double) -> Gradient {
    var gradient = self
    gradient.stops = stops.map { Stop(color: $0.color.opacity(opacity), location: $0.location) }
    return gradient
  }
}
