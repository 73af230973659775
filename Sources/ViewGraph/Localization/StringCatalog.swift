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
      var state: String?
      var value: String

      /// What has not been translated yet may be empty: then it says nothing.
      var text: String? { value.isEmpty && state == "new" ? nil : value }
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
      if let forms { return forms.isEmpty ? nil : LocalizedEntry(forms: forms) }
      // What varies by device may vary by number in each.
      if stringUnit == nil, let device { return device.with(substitutions).entry }
      guard let text else { return nil }
      return LocalizedEntry(
        text,
        substitutions: (substitutions ?? [:]).compactMapValues { part in
          let own = Localization(variations: part.variations)
          return (own.forms ?? own.device?.forms).map { forms in
            LocalizedEntry.Substitution(
              argument: part.argNum.flatMap { $0 > 0 ? $0 - 1 : nil }, specifier: part.formatSpecifier ?? "lld",
              forms: forms)
          }
        })
    }

    private init(variations: Variations?) {
      self.variations = variations
    }

    /// The same with parts that stand beside the devices.
    private func with(_ substitutions: [String: Substitution]?) -> Localization {
      var copy = self
      copy.substitutions = (copy.substitutions ?? [:]).merging(substitutions ?? [:]) { own, _ in own }
      return copy
    }

    /// The text, nil where there is none.
    private var text: String? { stringUnit?.text ?? device?.text }

    /// Of texts for devices the telephone's, or the one that is for all others, or else any.
    private var device: Localization? {
      guard let devices = variations?.device else { return nil }
      return devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
    }

    private var forms: [PluralCategory: String]? {
      guard let plural = variations?.plural else { return nil }
      return plural.reduce(into: [:]) { forms, item in
        if let category = PluralCategory(rawValue: item.key) { forms[category] = item.value.text }
      }
    }
  }
}
