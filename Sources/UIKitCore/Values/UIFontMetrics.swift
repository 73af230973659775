import Foundation

/// How fonts follow the size of text that readers choose.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of ordinary text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  /// - Partly: `forTextStyle` is not used: numbers grow as the body's text does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font; browsers scale it with the reader's choice.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, no larger than so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The value; browsers scale what is given in relation to text.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension UIFont {
  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(kind: kind, size: fontSize) }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// How far letters rise above the line they stand on, in points.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// How far letters sink below the line they stand on, in points, as a negative number.
  public var descender: CGFloat { pointSize * -0.25 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { pointSize * 0.52 }
}
