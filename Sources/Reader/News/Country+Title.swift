import Foundation
import NewsAPI

extension Country {
  /// The country's flag and its name in a language.
  func title(in locale: Locale) -> String {
    let code = rawValue.uppercased()
    let name = locale.countryName(code) ?? code
    return "\(rawValue.flag) \(name)"
  }
}
