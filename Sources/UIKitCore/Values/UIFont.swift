import Foundation

/// A font.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// What tells fonts apart.
  package enum Kind: Hashable, Sendable {
    case system(Weight)
    case monospaced(Weight)
    case digits(Weight)
    case designed(String, Weight)
    case style(TextStyle)
    case named(String)
    case italic
  }

  package let kind: Kind
  /// The size in points.
  public let pointSize: CGFloat

  package init(kind: Kind, size: CGFloat) {
    self.kind = kind
    pointSize = size
  }

  /// Makes a font that the reader's device may have; others see the system's.
  public convenience init?(name: String, size: CGFloat) {
    self.init(kind: .named(name), size: size)
  }

  /// The system's font.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(kind: .system(.regular), size: size)
  }

  /// The system's font of a weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(kind: .system(weight), size: size)
  }

  /// The system's bold font.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(kind: .system(.bold), size: size)
  }

  /// The system's italic font.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(kind: .italic, size: size)
  }

  /// The system's font with letters of one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(kind: .monospaced(weight), size: size)
  }

  /// The font for a kind of text, in the size that the reader has chosen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(kind: .style(style), size: sizes[style] ?? 17)
  }

  /// The size of text in labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of other text.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text.
  open class var smallSystemFontSize: CGFloat { 12 }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
