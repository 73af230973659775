/// Changes the font of what is below: in the environment for the program, on the display for renderers.
nonisolated struct FontModifier: InlineModifier {
  let change: (inout EnvironmentValues) -> Void
  /// For comparison.
  let name: AnyHashable

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inside = base
    change(&inside)
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    DisplayEffect(.font(environment(place.environment).shownFont)).applied(to: content, at: place)
  }
}

extension FontModifier: ComparableField {
  @MainActor func isSame(as other: FontModifier) -> Bool { name == other.name }
}

extension View {
  /// Sets how large text is beside other text: `secondary` is smaller.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    fontTraits(["scale", "\(isEnabled)\(scale)"]) { if isEnabled && scale == .secondary { $0.scale *= 0.8 } }
  }

  /// Sets the font of text; nil is the platform's. What modifiers around say of its weight, its design and the like holds on.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(FontModifier(change: { $0.font = font }, name: font))
  }

  /// Sets the weight of text, whatever its font; nil leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontTraits(weight) { $0.weight = weight }
  }

  /// Sets the design of text, whatever its font; nil leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontTraits(design) { $0.design = design }
  }

  /// Sets how wide the characters of text are, whatever its font; nil leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontTraits(width) { $0.width = width }
  }

  /// Makes text bold, whatever its font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontTraits(["bold", "\(isActive)"]) {
      if isActive { $0.weight = .bold } else if $0.weight == .bold { $0.weight = nil }
    }
  }

  /// Makes text italic, whatever its font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontTraits(["italic", "\(isActive)"]) { $0.isItalic = isActive }
  }

  /// Gives all characters of text the same width, whatever its font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontTraits(["monospaced", "\(isActive)"]) { $0.isMonospaced = isActive }
  }

  /// Gives the digits of text the same width, whatever its font.
  nonisolated public func monospacedDigit() -> some View {
    fontTraits("monospacedDigit") { $0.hasMonospacedDigits = true }
  }

  nonisolated private func fontTraits(
    _ name: AnyHashable, _ change: @escaping (inout FontTraits) -> Void
  ) -> some View {
    modifier(FontModifier(change: { change(&$0.fontTraits) }, name: name))
  }
}
