import Foundation
import ViewGraph

extension Declarations {
  /// Paints the surface.
  mutating func fill(_ paint: Paint) {
    if case .material(let name) = paint {
      add("background", "color-mix(in srgb,var(--mv) \(.material(name)),transparent)")
      add("backdrop-filter", "blur(20px) saturate(1.8)")
    } else if let color = paint.cssColor {
      add("background-color", color)
    } else if let image = paint.cssImage {
      add("background-image", image)
      if let size = paint.pictureSize { add("background-size", size) }
    }
  }

  /// Paints a shape, which may be a gradient of the views around it.
  mutating func surface(_ paint: Paint) {
    if paint.isForeground, let color = paint.surfaceColor { add("background", color) } else { fill(paint) }
  }

  /// Draws a picture with edges that keep their size, or repeated, in the place of the picture as a whole, which is moved out of sight.
  mutating func stretch(_ address: CSS, _ stretching: ImageStretching, size: CGSize?, scale: CGFloat) {
    let insets = stretching.insets
    let edges = [insets.top, insets.trailing, insets.bottom, insets.leading].map { max(0, $0) }
    add("object-fit", "none")
    add("object-position", "-9999px")
    if edges.allSatisfy({ $0 == 0 }) {
      add("background-image", address)
      if let size { add("background-size", "\(.px(size.width)) \(.px(size.height))") }
    } else {
      add("border", "0 solid")
      add("border-image-source", address)
      add("border-image-slice", "\(.list(edges.map { "\(Double($0 * scale))" }, separator: " ")) fill")
      add("border-image-width", .list(edges.map { .px($0) }, separator: " "))
      add("border-image-repeat", stretching.isTiled ? "round" : "stretch")
    }
  }

  /// Paints text and symbols.
  mutating func color(_ paint: Paint) {
    if let color = paint.textColor {
      add("color", color)
    } else if let image = paint.cssImage {
      add("background-image", image)
      if let size = paint.pictureSize { add("background-size", size) }
      add("background-clip", "text")
      add("color", "transparent")
    }
  }

  /// Gives the surface the outline of a shape, without cutting what reaches beyond it.
  mutating func round(_ shape: ShapeGeometry) {
    switch shape {
    case .rectangle: break
    case .roundedRectangle(let size):
      add(
        "border-radius", size.width == size.height ? .px(size.width) : "\(.px(size.width))/\(.px(size.height))")
    case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      add("border-start-start-radius", .px(topLeading))
      add("border-start-end-radius", .px(topTrailing))
      add("border-end-end-radius", .px(bottomTrailing))
      add("border-end-start-radius", .px(bottomLeading))
    case .circle, .ellipse: add("border-radius", "50%")
    case .capsule: add("border-radius", "999px")
    case .path(let path): if let shape = CSS.shape(path) { add("clip-path", shape) }
    }
  }

  /// Draws an outline of vector graphics as a line.
  mutating func stroke(_ style: StrokeStyle) {
    add("stroke-width", .px(style.lineWidth))
    add("stroke-linecap", style.lineCap == .round ? "round" : style.lineCap == .square ? "square" : "butt")
    add("stroke-linejoin", style.lineJoin == .round ? "round" : style.lineJoin == .bevel ? "bevel" : "miter")
    guard !style.dash.isEmpty else { return }
    add("stroke-dasharray", .list(style.dash.map { "\($0)" }))
    add("stroke-dashoffset", "\(style.dashPhase)")
  }

  /// Cuts what reaches beyond a shape.
  mutating func clip(_ shape: ShapeGeometry) {
    switch shape {
    case .circle: add("clip-path", "circle()")
    case .path: round(shape)
    default:
      round(shape)
      add("overflow", "clip")
    }
  }
}
