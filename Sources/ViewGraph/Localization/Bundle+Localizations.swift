import Foundation

extension Bundle {
  /// The languages in which the bundle has texts, string catalogues included.
  package var stringLocalizations: [String] { StringTables.of(self).localizations }

  /// What the table `InfoPlist` says in place of an entry of the bundle's `Info.plist`; nil where it says nothing.
  package func localizedInfo(_ key: String, locale: Locale) -> String? {
    let text = StringTables.of(self).format(LocalizedStringKey(key), table: "InfoPlist", locale: locale)
    return text == key ? nil : text
  }
}
