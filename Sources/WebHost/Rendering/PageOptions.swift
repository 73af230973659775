/// What a page needs besides the tree.
public struct PageOptions: Sendable {
  /// The page's language as a BCP 47 tag.
  public var language: String
  /// True where the language is written from right to left.
  public var isRightToLeft: Bool
  /// What the program is called: the end of all titles, and the title of pages that have none of their own.
  public var defaultTitle: String
  /// A sentence for search engines, nil for none.
  public var summary: String?
  /// Where the page is served, such as `https://news.example.com`; nil where that is not known.
  public var origin: String?
  /// The nonce that the content security policy allows for the style element.
  public var nonce: String
  /// Where the style sheet is served, such as `/~/base.HASH.css`.
  public var stylePath: String
  /// Where the style sheet of the program's own accent colour and fonts is served; nil where it has neither.
  public var programStylePath: String?
  /// Where the script is served, such as `/~/client.HASH.js`; nil for a page without one.
  public var scriptPath: String?
  /// Where the icon is served, nil for none.
  public var iconPath: String?
  /// Where the manifest for installing the program is served, nil for none.
  public var manifestPath: String?
  /// A sentence that is shown for a moment, nil for none.
  public var notice: String?
  /// False where more will follow on the page's socket. Without scripts such a page asks for itself again.
  public var isComplete = true
  /// Attributes of the body, in order: the session's token and whatever else the script has to know.
  public var bodyAttributes: [(name: String, value: String)]

  /// Makes options: English, left to right, with no script.
  public init(
    language: String = "en", isRightToLeft: Bool = false, defaultTitle: String = "", summary: String? = nil,
    origin: String? = nil, nonce: String = "", stylePath: String, scriptPath: String? = nil, iconPath: String? = nil,
    manifestPath: String? = nil, notice: String? = nil,
    bodyAttributes: [(name: String, value: String)] = []
  ) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.defaultTitle = defaultTitle
    self.summary = summary
    self.origin = origin
    self.nonce = nonce
    self.stylePath = stylePath
    self.scriptPath = scriptPath
    self.iconPath = iconPath
    self.manifestPath = manifestPath
    self.notice = notice
    self.bodyAttributes = bodyAttributes
  }
}
