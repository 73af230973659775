import Foundation

extension UIScrollView {
  /// How scrolling closes the keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How views move to where they come to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What is done with a link in text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// Is told about what happens in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Says whether the view may have the focus.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Says whether the view may lose the focus.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Says whether characters may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when what is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Says whether a link may be followed; links in text that cannot be edited are followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Called when the reader has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the view has the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the view has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field for text of many lines.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInputTraits, TextEntering {
  /// The text.
  open var text: String! = "" {
    didSet { if text != oldValue { changed() } }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet { changed() }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { changed() }
  }
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { changed() }
  }
  /// True where the reader can change the text.
  open var isEditable = true {
    didSet { changed() }
  }
  /// True where the reader can select text.
  open var isSelectable = true {
    didSet { changed() }
  }
  /// Is told about changes.
  open weak var delegate: (any UITextViewDelegate)?
  /// What the view has been told of how text is entered. Programs never use it.
  public let _traits = _InputTraits()
  package let focusWish = FocusWish()
  /// What is selected, in units of UTF-16.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { changed() } }
  }
  /// The attributes of what is typed next.
  /// - Partly: kept and not used: all of the text looks the same.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether attributes can be changed by the reader.
  /// - Partly: kept and not used: all of the text looks the same.
  open var allowsEditingTextAttributes = false
  /// Whether the text grows with the reader's size of letters.
  open var adjustsFontForContentSizeCategory = false
  /// True where there is text.
  open var hasText: Bool { !text.isEmpty }
  /// Scrolls to a part of the text.
  /// - Partly: changes nothing: browsers scroll to where the reader types.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Where the mark of a place in the text is; views that hide theirs say an empty one.
  /// - Partly: not asked: browsers show it: use tint(.clear).
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Lays out the text: browsers do.
  public private(set) lazy var layoutManager = NSLayoutManager()
  /// Puts text at the end.
  open func insertText(_ text: String) { self.text += text }
  private var accessory: UIView?
  private var keyboard: UIView?

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set {
      accessory = newValue
      changed()
    }
  }
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  open override var isFirstResponder: Bool { focusWish.hasFocus }
  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    return takeFocus()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { leaveFocus() }

  /// The size of the text in a width, by how wide letters are on the average: browsers draw it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let points = font?.pointSize ?? 12
    // Nothing, and what has no end, is the screen's width with some room beside.
    let width = size.width > 0 && size.width < 10_000 ? size.width : max(bounds.width, UIScreen.main.bounds.width - 100)
    let room = max(width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding, points)
    let perLine = max(1, room / (points * 0.5))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0.0) { $0 + max(1, (CGFloat($1.count) / perLine).rounded(.up)) }
    let height = (lines * points * 1.2).rounded(.up) + insets.top + insets.bottom
    return CGSize(width: size.width, height: min(height, size.height > 0 ? size.height : height))
  }

  /// The text with its attributes; its words alone are shown.
  /// - Partly: the words are shown; use SwiftUI's Text for attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string ?? "" }
  }
  /// The room of the text.
  public let textContainer = NSTextContainer()
  /// What is made a link.
  /// - Partly: kept and not used.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// How links look.
  /// - Partly: kept and not used.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The distance of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }

  /// Tells that the focus has come or gone.
  package func focus(_ hasFocus: Bool) {
    guard focusWish.hasFocus != hasFocus else { return }
    focusWish.hasFocus = hasFocus
    if hasFocus { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
  }

  /// Takes what the reader has typed.
  package func edit(_ new: String) {
    let change = TextChange(from: text, to: new)
    guard change.range.length > 0 || !change.text.isEmpty else { return }
    let isAllowed = delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.text)
    if isAllowed == false { return changed() }
    text = new
    let end = change.range.location + change.text.utf16.count
    selectedRange = NSRange(location: end, length: 0)
    if bounds.width > 0 {
      contentSize = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    }
    delegate?.textViewDidChange(self)
  }

  /// Takes what the reader has selected.
  package func select(_ range: NSRange) {
    guard range != selectedRange else { return }
    selectedRange = range
    delegate?.textViewDidChangeSelection(self)
  }
}

/// The room of a text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The distance of lines from the room's edges.
  /// - Partly: kept and not used.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there can be.
  /// - Partly: kept and not used.
  open var maximumNumberOfLines = 0
  /// How lines end that are too long.
  /// - Partly: kept and not used.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  public nonisolated override init() {}
}

/// What is found in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
