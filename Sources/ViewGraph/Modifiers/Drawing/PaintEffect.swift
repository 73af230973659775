/// A display modifier made of a style, as the style is in the view's environment.
nonisolated struct PaintEffect<Style: ShapeStyle>: InlineModifier {
  let style: Style
  let make: (Paint) -> DisplayModifier

  init(_ style: Style, _ make: @escaping (Paint) -> DisplayModifier) {
    self.style = style
    self.make = make
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    var modifiers = [make(style._paint(in: place.environment))]
    if let shadow = (style as? any ShadowedStyle)?.shadow.modifier { modifiers.append(shadow) }
    var result = content.mapDisplays {
      LayoutRules.apply(modifiers, to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
    result.present(with: modifiers)
    return result
  }
}
