import Foundation

/// Names a text of a string table, to be looked up later or elsewhere.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where a table lies.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at an address.
    case atURL(URL)

    /// True where both are the same.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// The key.
  public let key: String
  /// The text where the table has none, and the values in it.
  public let defaultValue: String.LocalizationValue
  /// The table; nil is `Localizable`.
  public let table: String?
  /// The language, and the form of numbers.
  public var locale: Locale
  /// Where the table lies.
  public let bundle: BundleDescription

  /// Names a text by a key that is no text itself.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key.description, defaultValue, table, locale, bundle)
  }

  /// Names a text by itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key.key, keyAndValue, table, locale, bundle)
  }

  /// Names the text that a literal is.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Names the text that a literal with values in it is.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// The key with its values, and with the text for tables that have none.
  var localizedKey: LocalizedStringKey {
    let value = defaultValue.key
    return LocalizedStringKey(key: key, arguments: value.arguments, fallback: value.key == key ? nil : value.key)
  }

  /// The tables of the bundle; those of the program where there is no such bundle.
  var tables: StringTables {
    switch bundle {
    case .main: .main
    case .forClass(let type): .of(Bundle(for: type))
    case .atURL(let url): Bundle(url: url).map { .of($0) } ?? .main
    }
  }
}

extension Text {
  /// Makes the text that a resource names, in the language of where it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .localized(resource.localizedKey, table: resource.table, tables: resource.tables))
  }
}
