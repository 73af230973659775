import Foundation

/// A view of text that cannot be edited.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { changed() }
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
  /// The text with its attributes; its words alone are shown.
  /// - Partly: the words are shown; use SwiftUI's Text for attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
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
