import Foundation

/// A view of text that scrolls.
@MainActor
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
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// Is told about what happens in a text view.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called when the reader has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A field for text of many lines.
@MainActor
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

  /// Takes what the reader has typed.
  package func edit(_ new: String) {
    text = new
    delegate?.textViewDidChange(self)
  }
}
