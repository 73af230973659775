import Foundation

extension String {
  /// The key of a text in a string table, with values in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Makes a key.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Makes a key of a literal.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Makes a key of a literal with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Makes the text of a string table under a key; the key itself with its values where the table has none.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, usually a literal.
  ///   - table: The table; nil is `Localizable`.
  ///   - bundle: The bundle of the table; nil is the program's own.
  ///   - locale: The language, and the form of numbers; by default the reader's for whom the program runs.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let tables = bundle.map { StringTables.of($0) } ?? .main
    self = tables.localized(keyAndValue.key, table: table, locale: locale).string(in: locale)
  }

  /// Makes the text of a string table under a key that is no text itself; `defaultValue` where the table has none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: bundle.map { .atURL($0.bundleURL) } ?? .main, comment: comment))
  }

  /// Makes the text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.tables.localized(resource.localizedKey, table: resource.table, locale: resource.locale)
      .string(in: resource.locale)
  }
}
