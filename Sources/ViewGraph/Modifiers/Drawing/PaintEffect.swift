/// A display modifier made of a style, as the style is in the view's environment.
nonisolated struct PaintEffect<Style: ShapeStyle>: InlineModifier {
  let style: Style
  let make: (Paint) -> DisplayModifier

  init(_ style: Style, _ make: @escaping (Paint) -> DisplayModifier) {
    self.style = style
    self.make = make
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let modifier = make(style._paint(in: place.environment))
    return content.mapDisplays {
      LayoutRules.apply([modifier], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}
