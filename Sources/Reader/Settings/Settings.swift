import Foundation

/// The names and first values of what a reader can set; kept for each reader with `@AppStorage`.
enum Settings {
  static let country = "country"
  /// Where headlines come from unless the reader says otherwise: Russia for those who read Russian.
  static func country(for locale: Locale) -> String {
    locale.language.languageCode == .russian ? "ru" : "us"
  }

  static let textSize = "textSize"
  static let hiddenSections = "hiddenSections"
  static let hidesRead = "hidesRead"
}
