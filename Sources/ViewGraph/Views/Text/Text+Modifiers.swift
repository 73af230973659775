import Foundation

extension Text {
  /// This text with attributes where it has none yet: what is set first, further inside, wins.
  private func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    var copy = self
    copy.attributes.fill(from: outer)
    return copy
  }

  /// The text in a font; nil is the font around.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in a colour; nil is the colour around.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }

  /// The text painted with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }

  /// The text in a weight; nil is the weight around.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in a width; nil is the width around.
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// The text in a design; nil is the design around.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or in regular weight.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// The text in italics, or upright.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// The text with characters of equal width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// The text with digits of equal width.
  public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

  /// The text with a line under it; nil is the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = TextAttributes.Line(isActive: isActive, color: color) }
  }

  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern) }
  }

  /// The text with a line through it; nil is the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = TextAttributes.Line(isActive: isActive, color: color) }
  }

  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern) }
  }

  /// The text with so many points more between characters.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// The text with so many points more between characters.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }

  /// The text so many points above the line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }

  /// Says that the text is a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with { $0.headingLevel = level.number }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  /// 1 to 6; 2 where no level is given.
  package var number: Int { self == .unspecified ? 2 : Int(rawValue) }
}
