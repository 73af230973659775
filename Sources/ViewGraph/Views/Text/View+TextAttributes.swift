import Foundation

/// Sets attributes of the text below, as far as it has none of its own.
nonisolated struct TextAttributesModifier: InlineModifier, Equatable {
  let attributes: TextAttributes

  init(_ change: (inout TextAttributes) -> Void) {
    var attributes = TextAttributes()
    change(&attributes)
    self.attributes = attributes
  }

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inside = attributes
    inside.fill(from: base.textAttributes)
    var changed = base
    changed.textAttributes = inside
    return changed
  }
}

private struct TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }

extension EnvironmentValues {
  /// What is set for text by the views around it, beyond its font and colour.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }
}

extension View {
  /// Draws a line under the text below; nil is the colour of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      TextAttributesModifier {
        $0.underline = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
      })
  }

  /// Draws a line through the text below; nil is the colour of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      TextAttributesModifier {
        $0.strikethrough = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
      })
  }

  /// Sets the text below with so many points more between characters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextAttributesModifier { $0.kerning = kerning })
  }

  /// Sets the text below with so many points more between characters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    kerning(tracking)
  }

  /// Sets the text below so many points above the line.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextAttributesModifier { $0.baselineOffset = baselineOffset })
  }

  /// Sets the width of the font of the text below as a number: 0 is the standard width.
  nonisolated public func fontWidth(_ width: CGFloat) -> some View {
    fontWidth(Font.Width(width))
  }
}
