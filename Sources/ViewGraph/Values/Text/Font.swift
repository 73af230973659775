import Foundation

/// A font, as a description that renderers resolve.
@frozen public struct Font: Hashable, Sendable {
  /// How large a font is.
  public enum Size: Hashable, Sendable {
    /// The size of a text style, which grows with the reader's choice.
    case style(TextStyle)
    /// Points that grow as the given style does; nil stays as it is.
    case points(CGFloat, relativeTo: TextStyle?)
  }

  /// What is known of a font; nil and false leave it to the renderer.
  public struct Resolved: Hashable, Sendable {
    /// How large the font is.
    public var size: Size
    /// The name of a family or a face that is not the system's.
    public var name: String?
    /// How bold the font is.
    public var weight: Weight?
    /// How wide its characters are.
    public var width: Width?
    /// Its character.
    public var design: Design?
    /// The distance between lines.
    public var leading = Leading.standard
    /// True for slanted characters.
    public var isItalic = false
    /// True for characters of equal width.
    public var isMonospaced = false
    /// True for digits of equal width.
    public var hasMonospacedDigits = false
    /// True for small capitals.
    public var hasSmallCaps = false

    /// Makes a description of which only the size is known.
    public init(size: Size) {
      self.size = size
    }
  }

  /// What is known of the font, for renderers.
  public internal(set) var resolved: Resolved {
    get {
      switch boxed {
      case .resolved(let resolved): resolved
      }
    }
    set { boxed = .resolved(newValue) }
  }

  /// Behind a reference, because texts, their styles and their environments all hold fonts, most of them the same few.
  @usableFromInline indirect enum Boxed: Hashable, Sendable {
    case resolved(Resolved)
  }

  @usableFromInline var boxed: Boxed

  init(_ resolved: Resolved) {
    boxed = .resolved(resolved)
  }

  init(style: TextStyle) {
    self.init(Resolved(size: .style(style)))
  }
}

extension Font {
  /// The font for large titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font for titles.
  public static let title = Font(style: .title)
  /// The font for titles of the second level.
  public static let title2 = Font(style: .title2)
  /// The font for titles of the third level.
  public static let title3 = Font(style: .title3)
  /// The font for headings.
  public static let headline = Font(style: .headline)
  /// The font for what stands below headings.
  public static let subheadline = Font(style: .subheadline)
  /// The font for running text.
  public static let body = Font(style: .body)
  /// The font for what is called out.
  public static let callout = Font(style: .callout)
  /// The font for footnotes.
  public static let footnote = Font(style: .footnote)
  /// The font for captions.
  public static let caption = Font(style: .caption)
  /// The font for smaller captions.
  public static let caption2 = Font(style: .caption2)

  /// The system's font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var resolved = Resolved(size: .style(style))
    resolved.design = design
    resolved.weight = weight
    return Font(resolved)
  }

  /// The system's font in a fixed size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var resolved = Resolved(size: .points(size, relativeTo: nil))
    resolved.weight = weight
    resolved.design = design
    return Font(resolved)
  }

  /// A font by name, in a size that grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by name, in a size that grows as the given style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    var resolved = Resolved(size: .points(size, relativeTo: textStyle))
    resolved.name = name
    return Font(resolved)
  }

  /// A font by name, in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var resolved = Resolved(size: .points(fixedSize, relativeTo: nil))
    resolved.name = name
    return Font(resolved)
  }
}
