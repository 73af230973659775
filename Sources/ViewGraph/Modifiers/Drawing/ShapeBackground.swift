import Foundation

/// A paint behind a view, in a shape: on the view's own box where only its corners are round, else a shape that lies
/// behind the view and is as large as that.
nonisolated struct ShapeBackground<Style: ShapeStyle, S: Shape>: InlineModifier {
  let style: Style
  let shape: S
  var fillStyle = FillStyle()

  @MainActor func build(_ place: _Place) {
    if !shape.outline(in: place.environment).hasRoundCorners { layer.build(place) }
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let outline = shape.outline(in: place.environment)
    guard outline.hasRoundCorners || outline.geometry == .circle && content.isSquare else {
      return layer.outputs(content, place)
    }
    return PaintEffect(style) { .background($0, outline.geometry) }.outputs(content, place)
  }

  private var layer: LayerModifier<some View> {
    LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isOverlay: false)
  }
}

extension _ShapeOutline {
  /// True for what a box with round corners shows in any size.
  fileprivate var hasRoundCorners: Bool {
    guard inset == 0, stroke == nil, fixedSize == nil else { return false }
    return switch geometry {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .ellipse: true
    case .circle, .path: false
    }
  }
}

extension Outputs {
  /// True where all views are as wide as high, whatever they are offered.
  fileprivate var isSquare: Bool {
    items.allSatisfy { output in
      output.display.isPresentation || output.display.layout.fixedSize.map { $0.width == $0.height } ?? false
    }
  }
}
