import Foundation

extension UIButton {
  /// What a button says and how it looks.
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How round a button is.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How title and subtitle stand among each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// How the button is painted.
    package enum Look: Sendable {
      case plain, tinted, gray, filled
    }

    package var look: Look
    /// The title.
    public var title: String?
    /// The title with attributes; its words and its font are shown.
    public var attributedTitle: AttributedString?
    /// What stands below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The distance of the picture from the title.
    public var imagePadding: CGFloat = 0
    /// The distance of the subtitle from the title.
    public var titlePadding: CGFloat = 1
    /// On which side of the title the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// How title and subtitle stand among each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// The colour of the button.
    public var baseBackgroundColor: UIColor?
    /// The colour of what the button says.
    public var baseForegroundColor: UIColor?
    /// How far the content is from the edges; nil is the usual.
    package var insets: NSDirectionalEdgeInsets?
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// How round the button is.
    public var cornerStyle: CornerStyle = .dynamic
    /// Whether the button shows that something goes on, in the place of its picture.
    public var showsActivityIndicator = false
    /// What lies behind.
    public var background = UIBackgroundConfiguration.clear()
    /// How the picture is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// How far the content is from the edges.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { insets = newValue }
    }

    /// A button of words in the tint.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// A button on a pale surface in the tint.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on a grey surface.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A button on a surface in the tint.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// A button of words in the tint, without room around it.
    public static func borderless() -> Configuration { Configuration(look: .plain) }
    /// A button on a grey surface, with words in the tint.
    public static func bordered() -> Configuration { Configuration(look: .gray) }
    /// A button on a pale surface in the tint.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// A button on a surface in the tint.
    public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
  }
}

/// Edges of a rectangle, in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// What lies behind a button or a row.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around.
  public var strokeWidth: CGFloat = 0

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
