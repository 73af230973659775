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
