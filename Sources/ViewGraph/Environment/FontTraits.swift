import Foundation

/// What modifiers say of text whatever its font is.
struct FontTraits: Equatable, Sendable {
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  /// So many times as large.
  var scale: CGFloat = 1

  /// The font with them.
  func applied(to font: Font) -> Font {
    guard self != FontTraits() else { return font }
    var font = scale == 1 ? font : font.scaled(by: scale)
    if let weight { font.resolved.weight = weight }
    if let design { font.resolved.design = design }
    if let width { font.resolved.width = width }
    if isItalic { font.resolved.isItalic = true }
    if isMonospaced { font.resolved.isMonospaced = true }
    if hasMonospacedDigits { font.resolved.hasMonospacedDigits = true }
    return font
  }
}

private struct FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }

extension EnvironmentValues {
  /// What modifiers say of text whatever its font is.
  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// The font that text has.
  var shownFont: Font { fontTraits.applied(to: font ?? .body) }
}
