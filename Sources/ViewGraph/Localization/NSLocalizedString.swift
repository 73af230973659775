import Foundation

/// What `NSLocalizedString` says: as `Text` does in the language of the reader for whom the program runs.
@_silgen_name("newsreel_localized_string")
public func _localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  let key = LocalizedStringKey(key: key, arguments: [], fallback: value.isEmpty ? nil : value)
  return StringTables.of(bundle).format(key, table: tableName, locale: CurrentValues.locale)
}
