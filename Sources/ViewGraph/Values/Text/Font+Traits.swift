import Foundation

extension Font {
  /// The part that text plays; renderers choose size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// Points at the reader's usual size of text.
    public var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// How bold a font is.
  @frozen public struct Weight: Hashable, Sendable {
    /// As CSS and OpenType count: 400 is regular, 700 bold.
    public let value: Int

    /// Hardly any weight: 200.
    public static let ultraLight = Weight(value: 200)
    /// The least weight: 100.
    public static let thin = Weight(value: 100)
    /// Light: 300.
    public static let light = Weight(value: 300)
    /// The usual weight: 400.
    public static let regular = Weight(value: 400)
    /// A little bolder: 500.
    public static let medium = Weight(value: 500)
    /// Half bold: 600.
    public static let semibold = Weight(value: 600)
    /// Bold: 700.
    public static let bold = Weight(value: 700)
    /// Very bold: 800.
    public static let heavy = Weight(value: 800)
    /// As bold as can be: 900.
    public static let black = Weight(value: 900)
  }

  /// The character of the system's font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// How wide a font's characters are.
  public struct Width: Hashable, Sendable {
    /// 0 is the standard width.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Much narrower than usual.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }
}
