import Foundation

/// What a piece of text is for, as Markdown says.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Stressed: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Stressed strongly: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Of a program.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown counts: emphasis, code, strikethrough and links in any case. Blocks, such as headings and lists,
    /// stay as they are written.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that is no Markdown: all text is.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes of Apple's kind count, `^[text](name: value)`: their brackets are left out. By default they do not.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown counts.
    public var interpretedSyntax: InterpretedSyntax

    /// Makes options.
    /// - Partly: `failurePolicy`, `allowsExtendedAttributes` and `languageCode` are not used: every text is some
    ///   Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Makes styled text of Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsLines = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    for run in Markdown.runs(of: markdown, isExtended: options.allowsExtendedAttributes) {
      // As Markdown has it, the end of a line is a space.
      let string = keepsLines ? run.string : run.string.replacingOccurrences(of: "\n", with: " ")
      var piece = AttributedString(string)
      var intent: InlinePresentationIntent = []
      if run.isBold { intent.insert(.stronglyEmphasized) }
      if run.isItalic { intent.insert(.emphasized) }
      if run.isCode { intent.insert(.code) }
      if run.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let destination = run.destination { piece.link = URL(string: destination, relativeTo: baseURL)?.absoluteURL }
      append(piece)
    }
  }

  /// Makes styled text of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }
}
