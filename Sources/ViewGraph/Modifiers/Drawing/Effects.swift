import Foundation

extension View {
  /// Sets how opaque the view is, 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(DisplayEffect(.opacity(min(max(opacity, 0), 1))))
  }

  /// Blurs the view.
  /// - Partly: `opaque` is not used: edges are blurred into what is around.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(DisplayEffect(.blur(radius)))
  }

  /// Makes the view brighter: 0 changes nothing, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(DisplayEffect(.filter(.brightness, amount)))
  }

  /// Sets the contrast: 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(DisplayEffect(.filter(.contrast, amount)))
  }

  /// Sets the saturation: 1 changes nothing, 0 is grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(DisplayEffect(.filter(.saturation, amount)))
  }

  /// Makes the view grey: 0 changes nothing, 1 is wholly grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(DisplayEffect(.filter(.grayscale, amount)))
  }

  /// Turns the colours of the view around the colour wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(DisplayEffect(.filter(.hueRotation, angle.degrees)))
  }

  /// Turns the colours of the view into their opposites.
  nonisolated public func colorInvert() -> some View {
    modifier(DisplayEffect(.filter(.invert, 1)))
  }

  /// Multiplies the colours of the view by a colour: white changes nothing.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(DisplayEffect(.colorMultiply(.color(color))))
  }

  /// Makes the view the more transparent the darker it is.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(DisplayEffect(.luminanceToAlpha))
  }

  /// Sets how the view is mixed with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(DisplayEffect(.blendMode(blendMode.name)))
  }

  /// Draws the view as one picture before effects around it are applied: what is inside is not mixed with what is
  /// behind the view.
  nonisolated public func compositingGroup() -> some View {
    modifier(DisplayEffect(.isolated))
  }

  /// Draws the view as one picture, as `compositingGroup()` does; where it is drawn, browsers decide themselves.
  /// - Partly: changes nothing but that the view is drawn as one: browsers decide how they draw.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Keeps the view's place and does not show it.
  nonisolated public func hidden() -> some View {
    modifier(DisplayEffect(.hidden))
  }

  /// Shows the view without its details.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reason: reason))
  }

  /// Says that the view is private: inside of a view that is redacted for privacy it is shown without its details.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }

  /// Shows the view with its details, inside of one that is redacted.
  nonisolated public func unredacted() -> some View {
    modifier(EnvironmentWriter(\.redactionReasons, []))
  }
}

/// How colours are mixed off screen.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

/// Redacts text and pictures below.
nonisolated struct RedactionModifier: InlineModifier, Equatable {
  let reason: RedactionReasons

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inside = base
    inside.redactionReasons = base.redactionReasons.union(reason)
    return inside
  }
}
