import Foundation

/// A place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// How many units of UTF-16 are before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// True where nothing is in it.
  public var isEmpty: Bool { start.offset == end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// Lays out text: browsers do.
/// - Partly: knows nothing of lines: browsers lay out text.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
}

extension UITextField {
  /// What is being composed and not yet entered: nothing, browsers tell of what is entered.
  public var markedTextRange: UITextRange? { nil }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// What is selected: the end of the text, browsers do not tell of fields.
  /// - Partly: the end; what is set is not used.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(endOfDocument, endOfDocument) }
    set {}
  }

  /// A place so many units of UTF-16 from another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place < 0 || place > endOfDocument.offset ? nil : UITextPosition(place)
  }

  /// How many units of UTF-16 are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  /// The text in a part.
  public func text(in range: UITextRange) -> String? {
    let units = Array((text ?? "").utf16)
    guard range.start.offset >= 0, range.end.offset <= units.count, range.start.offset <= range.end.offset else {
      return nil
    }
    return String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
  }
}
