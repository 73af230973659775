import Foundation

extension Font {
  private func with(_ change: (inout Resolved) -> Void) -> Font {
    var copy = self
    change(&copy.resolved)
    return copy
  }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

  /// The font with small capitals for capital letters; here for all letters.
  public func uppercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

  /// The font so many times as large.
  /// - Partly: the size of a text style no longer grows with the reader's choice of another style's, but as body text does.
  public func scaled(by factor: CGFloat) -> Font {
    with {
      switch $0.size {
      case .style(let style): $0.size = .points(style.pointSize * factor, relativeTo: style)
      case .points(let size, let style): $0.size = .points(size * factor, relativeTo: style)
      }
    }
  }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font in another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font in another width; 0 is the standard width.
  public func width(_ width: CGFloat) -> Font { with { $0.width = Width(width) } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font with characters of equal width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The font in bold, or as it was without `bold()`.
  public func bold(_ isActive: Bool) -> Font {
    isActive ? bold() : with { if $0.weight == .bold { $0.weight = nil } }
  }
}
