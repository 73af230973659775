import Foundation

/// A view of text that scrolls.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// True where the reader can scroll.
  open var isScrollEnabled = true {
    didSet { changed() }
  }
  /// The size of what is inside.
  open var contentSize: CGSize = .zero {
    didSet { changed() }
  }
  /// How scrolling closes the keyboard; of the proxy, unless a view says otherwise.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether the content can be drawn beyond its edges: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var bounces = true
  /// Whether it can where there is nothing to scroll: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false
  /// Whether there are scroll bars; of the proxy, unless a view says otherwise.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// How soon a movement comes to rest: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether scrolling stops at multiples of the view's size; of the proxy it changes nothing.
  /// - Partly: kept and not used: use scrollTargetBehavior(.paging).
  open var isPagingEnabled = false
  /// The distance of the content from the edges.
  /// - Partly: kept and not used: use contentMargins or padding.
  open var contentInset = UIEdgeInsets.zero
  /// Where the view leaves room for bars.
  /// - Partly: kept and not used: use ignoresSafeArea.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Where the view has been scrolled to.
  /// - Partly: kept and not used: use ScrollViewReader or scrollPosition.
  open var contentOffset = CGPoint.zero
  /// How far the content can be drawn larger and smaller.
  /// - Partly: kept and not used: use MagnifyGesture.
  open var maximumZoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
  /// Shows that the content is asked for again.
  /// - Partly: kept and not shown: use refreshable(action:).
  open var refreshControl: UIRefreshControl?

  /// Scrolls.
  /// - Partly: kept and not used: use ScrollViewReader or scrollPosition.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

}

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

/// Is asked and told about what happens in a scrolling view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// Is told about what happens in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called when the reader has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the view has the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the view has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field for text of many lines.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
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
    if hasFocus { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
  }

  /// Takes what the reader has typed.
  package func edit(_ new: String) {
    text = new
    delegate?.textViewDidChange(self)
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
