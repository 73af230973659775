import Foundation

extension String {
  /// A word that a service uses, in the reader's language; as it is where it has no translation.
  var translated: String { String(localized: String.LocalizationValue(self)) }
}

extension Locale {
  /// A country's name, in Russian with the letter that the Unicode Consortium's data leave out.
  func countryName(_ code: String) -> String? {
    localizedString(forRegionCode: code)?.replacing("единенные", with: "единённые")
  }

  /// A language's name as it stands by itself, with a capital.
  func languageName(_ code: String) -> String? {
    localizedString(forLanguageCode: code).map { $0.prefix(1).uppercased(with: self) + $0.dropFirst() }
  }
}

extension [String] {
  /// Words one after the other: in languages that do so, with a capital in the first alone. Words of capitals stay.
  func listed(in locale: Locale) -> String {
    guard locale.language.languageCode != .english else { return joined(separator: ", ") }
    return enumerated().map { place, word in
      let isName = word.dropFirst().contains(where: \.isUppercase)
      return place == 0 || isName ? word : word.prefix(1).lowercased(with: locale) + word.dropFirst()
    }
    .joined(separator: ", ")
  }
}

extension String {
  /// A job at a movie in the reader's language.
  var translatedJob: String {
    // Elsewhere in the reader a story is something else.
    self == "Story" ? String(localized: "Story (job)") : translated
  }
}
