import Foundation

/// How the lines of a text stand.
/// - Partly: kept in attributed texts and not shown: say `lineSpacing(_:)` and `multilineTextAlignment(_:)` of the view.
open class NSParagraphStyle: NSObject {
  /// The platform's.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// At which edge lines stand.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// What becomes of lines that are too long.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Points between paragraphs.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// Points before the first line.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// Points before the other lines.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// The height of a line, as a multiple of the font's; 0 is the font's.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 is any.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
}

/// How the lines of a text stand, to be changed.
/// - Partly: kept in attributed texts and not shown: say `lineSpacing(_:)` and `multilineTextAlignment(_:)` of the view.
open class NSMutableParagraphStyle: NSParagraphStyle {
  override open var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override open var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override open var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  override open var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  override open var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  override open var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  override open var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  override open var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  override open var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
}

/// What becomes of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension NSAttributedString.Key {
  /// How the lines of a text stand, an `NSParagraphStyle`.
  /// - Partly: kept and not shown.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How far above its line text stands.
  /// - Partly: kept and not shown.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the outlines of letters.
  /// - Partly: kept and not shown.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// How thick the outlines of letters are.
  /// - Partly: kept and not shown.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
}

extension NSString {
  @available(
    *, unavailable, message: "texts are measured by the browser: read their size with a GeometryReader behind them"
  )
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
}

extension IndexPath {
  /// Names a row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Names an item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, the first of the numbers.
  public var section: Int { self[0] }
  /// The row, the second of the numbers.
  public var row: Int { self[1] }
  /// The item, the second of the numbers.
  public var item: Int { self[1] }
}
