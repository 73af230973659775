import Foundation

/// How lines end that are too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the lines of a paragraph stand.
/// - Partly: kept with attributed strings and not shown: Text has lineSpacing(_:) and multilineTextAlignment(_:).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// As the platform has it.
  public static let `default` = NSParagraphStyle()
  fileprivate var values = ParagraphValues()
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// How lines are aligned.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines end that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
}

/// How the lines of a paragraph stand, to be changed.
/// - Partly: kept with attributed strings and not shown: Text has lineSpacing(_:) and multilineTextAlignment(_:).
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// How lines are aligned.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines end that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points between paragraphs.
  open var paragraphSpacing: CGFloat = 0
  /// Points before the first line.
  open var firstLineHeadIndent: CGFloat = 0
  /// Points before the other lines.
  open var headIndent: CGFloat = 0
  /// The factor of the lines' height.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of lines.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines.
  open var maximumLineHeight: CGFloat = 0
}

private struct ParagraphValues {
  var lineSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
}

extension NSAttributedString.Key {
  /// How the lines of a paragraph stand, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The shadow of text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How far text stands above its line, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of letters' outlines, and how wide they are.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor"),
    strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

/// How the room of a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How a text was measured.
open class NSStringDrawingContext: NSObject {}

/// The room that text takes by the usual widths of letters.
enum TextEstimate {
  static func width(_ text: Substring, size: CGFloat) -> CGFloat {
    size
      * text.unicodeScalars.reduce(0) { sum, scalar in
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": sum + 0.26
        case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-": sum + 0.34
        case "m", "w", "M", "W", "@", "%": sum + 0.86
        case "A"..."Z": sum + 0.67
        case "0"..."9": sum + 0.62
        default: sum + (scalar.value < 0x2E80 ? 0.55 : 1)
        }
      }
  }

  static func size(_ text: String, font: UIFont?, within width: CGFloat = .infinity) -> CGSize {
    let font = font ?? UIFont.systemFont(ofSize: 12)
    var lines = 0
    var widest: CGFloat = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = self.width(line, size: font.pointSize)
      widest = max(widest, min(length, width))
      lines += max(1, width > 0 && width.isFinite ? Int((length / width).rounded(.up)) : 1)
    }
    return CGSize(width: widest.rounded(.up), height: (CGFloat(lines) * font.lineHeight).rounded(.up))
  }
}

extension NSString {
  /// The room that the text takes on one line.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextEstimate.size(String(describing: self), font: attributes?[.font] as? UIFont)
  }

  /// The room that the text takes within a size.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont
    return CGRect(origin: .zero, size: TextEstimate.size(String(describing: self), font: font, within: size.width))
  }
}

extension String {
  /// The room that the text takes on one line.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextEstimate.size(self, font: attributes?[.font] as? UIFont)
  }

  /// The room that the text takes within a size.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: TextEstimate.size(self, font: attributes?[.font] as? UIFont, within: size.width))
  }
}

extension NSAttributedString {
  /// The room that the text takes on one line.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func size() -> CGSize {
    TextEstimate.size(string, font: length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil)
  }

  /// The room that the text takes within a size.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return CGRect(origin: .zero, size: TextEstimate.size(string, font: font, within: size.width))
  }
}
