/// Sets what stands back is painted with: the secondary style, then the tertiary.
nonisolated struct ForegroundLevels: InlineModifier {
  let styles: [AnyShapeStyle]

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let paints = styles.map { $0._paint(in: place.environment) }
    return DisplayEffect(.foregroundLevels(paints)).outputs(content, place)
  }
}

extension View {
  /// Sets the colour of text and symbols; nil is the colour around.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(DisplayEffect(color.map { [.foreground(.color($0))] } ?? []))
  }

  /// Sets what text and symbols are painted with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(PaintEffect(style) { .foreground($0) })
  }

  /// Sets what text and symbols are painted with; the second style is for parts that use `.secondary`, and for the
  /// second layer of symbols in `palette` mode.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyle(primary).modifier(ForegroundLevels(styles: [AnyShapeStyle(secondary)]))
  }

  /// Sets what text and symbols are painted with; the other styles are for parts that use `.secondary` and `.tertiary`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary).modifier(
      ForegroundLevels(styles: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of controls; nil is the colour around.
  nonisolated public func tint(_ tint: Color?) -> some View {
    // In the accent colour they are anyway.
    modifier(DisplayEffect(tint == .accentColor ? [] : tint.map { [.tint(.color($0))] } ?? []))
      .modifier(EnvironmentWriter(\.tintGradient, nil))
  }

  /// Sets what controls are painted with. Gradients go along bars and rings.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    let gradient = Gradient(of: tint)
    return modifier(PaintEffect(tint) { .tint(gradient.map { $0.alongBars } ?? $0) })
      .modifier(EnvironmentWriter(\.tintGradient, gradient))
  }

  /// Sets the colour of controls but for switches; the older name.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    // In the accent colour they are anyway.
    modifier(
      DisplayEffect(
        accentColor == .accentColor ? [] : accentColor.map { [.tint(.color($0), paintsSwitches: false)] } ?? []))
  }

  /// Asks for light or dark surroundings for the whole page; nil is the reader's own choice.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferenceWriter(PreferredColorSchemeKey.self, colorScheme))
  }

  /// Shows the view as in light or dark surroundings.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentWriter(\.colorScheme, colorScheme)).modifier(DisplayEffect(.colorScheme(colorScheme)))
  }
}
