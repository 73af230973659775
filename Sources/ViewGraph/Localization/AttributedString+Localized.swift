import Foundation

extension AttributedString {
  /// Makes the text of a string table under a key, which is the text itself where the table has none. Markdown in it is
  /// taken as such.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(fromLocalized: String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Makes the text that a resource names. Markdown in it is taken as such.
  public init(localized resource: LocalizedStringResource) {
    self.init(fromLocalized: String(localized: resource))
  }

  private init(fromLocalized text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
