import Foundation

/// The names and first values of what a reader can set; kept for each reader with `@AppStorage`.
enum Settings {
  static let country = "country"
  static let defaultCountry = "us"
  static let textSize = "textSize"
  static let hiddenSections = "hiddenSections"
  static let hidesRead = "hidesRead"
}
