import Foundation

/// Cuts a view to a shape, which is drawn for the view's size where it depends on that.
nonisolated struct ShapeClip<S: Shape>: InlineModifier {
  let shape: S

  init(_ shape: S) {
    self.shape = shape
  }

  @MainActor func build(_ place: _Place) {
    let outline = shape.outline(in: place.environment)
    effect(outline).build(place)
    if let drawn = drawn(outline) { place.build(drawn, slot: 1) }
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let outline = shape.outline(in: place.environment)
    guard let drawn = drawn(outline), let display = place.outputs(drawn, slot: 1).displays.first,
      case .shape(let shape) = display.content
    else { return effect(outline).outputs(content, place) }
    return content.mapDisplays { view in
      var modifiers: [DisplayModifier] = [.clip(shape.geometry)]
      if let size = view.layout.fixedSize, let drawing = shape.drawing {
        modifiers = [.clip(drawing.geometry(for: size))]
      } else {
        modifiers += display.modifiers
      }
      return LayoutRules.apply(modifiers, to: view, wrapperID: place.wrapperID(for: view.id))
    }
  }

  private func effect(_ outline: _ShapeOutline) -> DisplayEffect { DisplayEffect(.clip(outline.geometry)) }

  /// The shape as a view that is told the size, where that is needed.
  private func drawn(_ outline: _ShapeOutline) -> DrawnShape<S>? {
    guard outline.needsSize(hasLine: false) else { return nil }
    return DrawnShape(shape: shape, content: ShapeContent(geometry: outline.geometry), inset: 0)
  }
}

extension LayoutAnswer {
  /// The size that the view has whatever it is offered; nil where it depends.
  var fixedSize: CGSize? {
    guard let width = horizontal.minimum, width == horizontal.maximum, let height = vertical.minimum,
      height == vertical.maximum
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
