import Foundation

/// A view of text that cannot be edited.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { styled?.string ?? words }
    set {
      styled = nil
      words = newValue
      changed()
    }
  }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { changed() }
  }
  /// The colour.
  open var textColor: UIColor! = .label {
    didSet { changed() }
  }
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { changed() }
  }
  /// How lines end that are too long.
  /// - Partly: kept and not used: at words, with an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The text with its attributes.
  /// - Partly: fonts, colours, lines, links and distances of letters are shown.
  open var attributedText: NSAttributedString? {
    get { styled ?? words.map { NSAttributedString(string: $0) } }
    set {
      styled = newValue
      words = nil
      changed()
    }
  }
  private var words: String?
  /// The view that shows the label as a part of itself.
  weak var owner: UIView?

  package override func changed() {
    super.changed()
    owner?.changed()
  }

  /// The text, where it has attributes.
  package private(set) var styled: NSAttributedString?
  /// The colour of a shadow of the text.
  /// - Partly: kept and not used: use shadow(color:radius:x:y:).
  open var shadowColor: UIColor?
  /// Where the shadow lies.
  /// - Partly: kept and not used: use shadow(color:radius:x:y:).
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of the text while it is chosen.
  /// - Partly: kept and not used.
  open var highlightedTextColor: UIColor?
  /// True where the text is as of what can be used.
  open var isEnabled = true {
    didSet { changed() }
  }
  /// How wide the label is at most.
  /// - Partly: kept and not used: a label is as wide as its place.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// How many lines there can be; 0 is any number, 1 the default.
  open var numberOfLines = 1 {
    didSet { changed() }
  }
  /// True where the text becomes smaller rather than being cut off.
  open var adjustsFontSizeToFitWidth = false {
    didSet { changed() }
  }
  /// How small the text may become, from 0 to 1.
  /// - Partly: kept and not used: browsers do not tell how much of a text fits.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { changed() }
  }
  /// True where the text follows the size that the reader has chosen.
  /// - Partly: kept and not used: text grows as the browser's does.
  open var adjustsFontForContentSizeCategory = false
}
