import Foundation

/// Changes the font of what is below: in the environment for the program, on the display for renderers.
nonisolated struct FontModifier: InlineModifier {
  let change: (Font) -> Font
  /// For comparison.
  let name: AnyHashable

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inside = base
    inside.font = change(base.font ?? .body)
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let font = change(place.environment.font ?? .body)
    return content.mapDisplays {
      LayoutRules.apply([.font(font)], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}

extension FontModifier: ComparableField {
  @MainActor func isSame(as other: FontModifier) -> Bool { name == other.name }
}

extension View {
  /// Sets how large text is beside other text: `secondary` is smaller.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(
      FontModifier(
        change: { isEnabled && scale == .secondary ? $0.scaled(by: 0.8) : $0 }, name: ["scale", "\(isEnabled)\(scale)"])
    )
  }

  /// Sets the font of text; nil leaves it as it is around.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(FontModifier(change: { font ?? $0 }, name: font))
  }

  /// Sets the weight of text; nil leaves it as it is.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(FontModifier(change: { font in weight.map { font.weight($0) } ?? font }, name: weight))
  }

  /// Sets the design of text; nil leaves it as it is.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontModifier(change: { font in design.map { font.setting(design: $0) } ?? font }, name: design))
  }

  /// Makes text bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(FontModifier(change: { isActive ? $0.bold() : $0 }, name: ["bold", "\(isActive)"]))
  }

  /// Makes text italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(FontModifier(change: { isActive ? $0.italic() : $0 }, name: ["italic", "\(isActive)"]))
  }

  /// Gives all characters of text the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(FontModifier(change: { isActive ? $0.monospaced() : $0 }, name: ["monospaced", "\(isActive)"]))
  }

  /// Gives the digits of text the same width.
  nonisolated public func monospacedDigit() -> some View {
    modifier(FontModifier(change: { $0.monospacedDigit() }, name: "monospacedDigit"))
  }

  /// Sets the greatest number of lines of text; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the greatest number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the least number of lines of text, which has no greatest.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.minimumLines, limit.lowerBound).lineLimit(nil)
  }

  /// Sets the least and the greatest number of lines of text.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.minimumLines, limit.lowerBound).lineLimit(limit.upperBound)
  }

  /// Sets the greatest number of lines of text, and whether their space is kept free.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.minimumLines, reservesSpace ? limit : nil).lineLimit(limit)
  }

  /// Sets how the lines of text are aligned.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text that is too long is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the distance between lines of text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how small text may become to fit, as a part of its size.
  /// - Partly: changes nothing: browsers do not tell how much of a text fits.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets text be set tighter to fit. Browsers set text as they do.
  /// - Partly: changes nothing: browsers set letters as their font says.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    self
  }

  /// Sets the case of text; nil leaves it as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

private struct MinimumLinesKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The least number of lines of text; nil is one.
  var minimumLines: Int? {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }
}

extension Font {
  /// The font in another design.
  func setting(design: Design) -> Font {
    var copy = self
    copy.resolved.design = design
    return copy
  }
}
