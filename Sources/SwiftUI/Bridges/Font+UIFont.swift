import UIKitCore
import ViewGraph

extension Font {
  /// Makes a font of UIKit's.
  public init(_ font: UIFont) {
    switch font.kind {
    case .system(let weight): self = .system(size: font.pointSize, weight: Self.weight(weight))
    case .monospaced(let weight):
      self = .system(size: font.pointSize, weight: Self.weight(weight), design: .monospaced)
    case .digits(let weight): self = .system(size: font.pointSize, weight: Self.weight(weight)).monospacedDigit()
    case .designed(let design, let weight):
      self = .system(
        size: font.pointSize, weight: Self.weight(weight), design: design == "serif" ? .serif : .rounded)
    case .style(let style): self = .system(Self.style(style))
    case .named(let name): self = .custom(name, size: font.pointSize)
    case .italic: self = .system(size: font.pointSize).italic()
    }
  }

  private static func weight(_ weight: UIFont.Weight) -> Weight {
    switch weight.rawValue {
    case ..<(-0.7): .ultraLight
    case ..<(-0.5): .thin
    case ..<(-0.2): .light
    case ..<0.1: .regular
    case ..<0.27: .medium
    case ..<0.35: .semibold
    case ..<0.5: .bold
    case ..<0.6: .heavy
    default: .black
    }
  }

  private static func style(_ style: UIFont.TextStyle) -> TextStyle {
    switch style {
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    default: .body
    }
  }
}
