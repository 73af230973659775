import Foundation

extension Bundle {
  /// The languages in which the bundle has texts, string catalogues included.
  package var stringLocalizations: [String] { StringTables.of(self).localizations }
}
