import Foundation
import Testing

/// The reader speaks English and Russian, all of it.
@Suite struct TranslationTests {
  private struct Catalog: Decodable {
    struct Item: Decodable {
      var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      struct Unit: Decodable { var value: String }
      struct Variations: Decodable { var plural: [String: Localization] }

      var stringUnit: Unit?
      var variations: Variations?

      var texts: [String] {
        (stringUnit.map { [$0.value] } ?? []) + (variations?.plural.values.flatMap(\.texts) ?? [])
      }
    }

    var strings: [String: Item]
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What looks like words and is none, or is not for readers.
  private static let noWords: Set<String> = ["en", "USD", "reader", "?", "AEIOUaeiou"]

  private let catalog: Catalog

  init() throws {
    let file = Self.root.appendingPathComponent("Sources/Reader/Resources/Localizable.xcstrings")
    catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  @Test func everyTextIsInBothLanguages() {
    for (key, item) in catalog.strings {
      for language in ["en", "ru"] {
        let texts = item.localizations?[language]?.texts ?? []
        #expect(!texts.isEmpty && texts.allSatisfy { !$0.isEmpty }, "\(language): \(key)")
      }
    }
  }

  @Test func russianPluralsHaveAllTheirForms() {
    for (key, item) in catalog.strings {
      guard let forms = item.localizations?["ru"]?.variations?.plural else { continue }
      #expect(Set(forms.keys).isSuperset(of: ["one", "few", "many", "other"]), "\(key)")
    }
  }

  /// A word that is written with "ё" in one text is written so in all of them.
  @Test func russianIsWrittenWithTheLetterYo() {
    let texts = catalog.strings.values.flatMap { $0.localizations?["ru"]?.texts ?? [] }
    let words = Set(texts.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init))
    // Other words altogether.
    let without = Set(words.filter { $0.contains("ё") }.map { $0.replacing("ё", with: "е") }).subtracting([
      "все", "чем",
    ])
    #expect(without.count > 20)
    #expect(words.isDisjoint(with: without), "\(words.intersection(without))")
    // Words that have it in any text.
    let usual: Set<String> = ["еще", "ее", "идет", "найдет", "пришел", "нашел", "счет", "отчет", "звезд"]
    #expect(words.isDisjoint(with: usual), "\(words.intersection(usual))")
  }

  @Test func translationsHaveTheValuesOfTheirKeys() {
    for (key, item) in catalog.strings {
      let expected = Self.values(in: key)
      for (language, localization) in item.localizations ?? [:] {
        for text in localization.texts { #expect(Self.values(in: text) == expected, "\(language): \(text)") }
      }
    }
  }

  @Test(arguments: ["Sources/Reader", "Sources/Fetch/Errors"])
  func theSourcesHoldNoWordsThatAreNotTranslated(folder: String) throws {
    let known = Set(catalog.strings.keys.map(Self.normalized))
    let literals = try SourceLiterals.keys(in: Self.root.appendingPathComponent(folder))
    #expect(literals.count > 10)
    for (key, file) in literals where Self.isForReaders(key) {
      #expect(known.contains(Self.normalized(key)), "\(file): \(key)")
    }
  }

  @Test func literalsAreReadAsTheCompilerDoes() {
    let line = #"Text("a \(b("c")) \u{201C}d\u{201D}").tag("e\"f") // "#
    #expect(SourceLiterals.literals(in: line[...]) == ["a %@ “d”", "e\"f"])
  }

  /// True for words: with a capital first, or with a space between letters.
  private static func isForReaders(_ key: String) -> Bool {
    guard !noWords.contains(key), !key.contains("Error."), !key.contains(": %@, ") else { return false }
    let begins = key.first?.isUppercase == true && key.count > 1
    return begins || key.firstMatch(of: /\p{L}{2,} \p{L}/) != nil
  }

  /// The key with every specifier as %@.
  private static func normalized(_ key: String) -> String {
    key.replacing(/%(\d+\$)?(lld|lf|d|@)/, with: "%@").replacingOccurrences(of: "%%", with: "%")
  }

  private static func values(in text: String) -> [String] {
    text.matches(of: /%(?:\d+\$)?(lld|lf|d|@)/).map { String($0.output.1) }.sorted()
  }
}
