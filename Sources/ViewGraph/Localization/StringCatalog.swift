import Foundation

/// A string catalogue (`.xcstrings`), read as it is.
struct StringCatalog: Sendable {
  /// The language of the keys.
  let sourceLanguage: String
  /// The languages in which the catalogue has texts, with that of the keys.
  let languages: Set<String>
  private let strings: [String: [String: Localization]]

  /// Reads a catalogue; nil where the bytes are none.
  init?(_ data: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else { return nil }
    sourceLanguage = file.sourceLanguage
    strings = file.strings.compactMapValues(\.localizations)
    languages = Set(strings.values.flatMap(\.keys)).union([file.sourceLanguage])
  }

  /// What the catalogue says under a key in a language; nil where it says nothing.
  func entry(_ key: String, _ language: String) -> LocalizedEntry? {
    strings[key]?[language]?.entry
  }

  /// The keys, for tests of what is translated.
  var keys: [String] { strings.keys.sorted() }
}

extension StringCatalog {
  private struct File: Decodable {
    struct Item: Decodable {
      var localizations: [String: Localization]?
    }

    var sourceLanguage: String
    var strings: [String: Item]
  }

  /// A text in a language: a unit, or one that varies; and parts of it that vary by themselves.
  struct Localization: Decodable, Sendable {
    private struct Unit: Decodable, Sendable {
      var value: String
    }

    private struct Variations: Decodable, Sendable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    private struct Substitution: Decodable, Sendable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    private var stringUnit: Unit?
    private var variations: Variations?
    private var substitutions: [String: Substitution]?

    /// The text, nil where there is none.
    var entry: LocalizedEntry? {
      if let forms { return LocalizedEntry(forms: forms) }
      guard let text else { return nil }
      return LocalizedEntry(
        text,
        substitutions: (substitutions ?? [:]).compactMapValues { part in
          Localization(variations: part.variations).forms.map { forms in
            LocalizedEntry.Substitution(
              argument: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }, specifier: part.formatSpecifier ?? "lld",
              forms: forms)
          }
        })
    }

    private init(variations: Variations?) {
      self.variations = variations
    }

    /// The text; of texts for devices the one that is for all others, or else any.
    private var text: String? {
      if let stringUnit { return stringUnit.value }
      guard let devices = variations?.device else { return nil }
      return devices["other"]?.text ?? devices.sorted { $0.key < $1.key }.lazy.compactMap(\.value.text).first
    }

    private var forms: [PluralCategory: String]? {
      guard let plural = variations?.plural else { return nil }
      return plural.reduce(into: [:]) { forms, item in
        if let category = PluralCategory(rawValue: item.key) { forms[category] = item.value.text }
      }
    }
  }
}
