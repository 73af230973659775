import Foundation

/// What a row or another part of a list shows, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> UIView & UIContentView
  /// The same for another state.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
}

/// In what state a row is.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// The reader's surroundings.
  var traitCollection: UITraitCollection { get set }
}

/// Words and a picture, as rows have them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How words look.
  @MainActor @preconcurrency
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
  }

  /// How the picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    /// The colour of symbols; nil is the row's tint.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for the picture's own.
    public var maximumSize = CGSize.zero
  }

  /// The words.
  public var text: String?
  /// The words with attributes.
  public var attributedText: NSAttributedString?
  /// More words.
  public var secondaryText: String?
  /// The picture at the leading edge.
  public var image: UIImage?
  /// How the words look.
  public var textProperties: TextProperties
  /// How the other words look.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// True where the other words stand beside the words, where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  private init(secondary: CGFloat, isBeside: Bool = false) {
    textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondary), color: isBeside ? .secondaryLabel : .label)
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// A row of words.
  public static func cell() -> Self { Self(secondary: 12) }
  /// A row with more words below.
  public static func subtitleCell() -> Self { Self(secondary: 12) }
  /// A row with a value at the trailing edge.
  public static func valueCell() -> Self { Self(secondary: 17, isBeside: true) }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}

/// Shows words and a picture.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// What is shown.
  open var configuration: any UIContentConfiguration { didSet { changed() } }

  /// Shows words and a picture.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
