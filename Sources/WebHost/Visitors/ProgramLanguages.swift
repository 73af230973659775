import Foundation
import Synchronization
import ViewGraph

/// The languages that a program speaks, and which of them a visitor is served.
struct ProgramLanguages: Sendable {
  /// What a visitor is served.
  struct Choice: Sendable {
    /// The program's language in the visitor's region.
    let locale: Locale
    /// The language as a BCP 47 tag, for the page.
    let tag: String
    let isRightToLeft: Bool
  }

  private let available: [String]
  private let source: String
  private let known = KnownChoices()

  /// Makes the languages of a program that has texts in `available` and was written in `source`.
  init(available: [String], source: String) {
    self.available = available.isEmpty ? [source] : available
    self.source = source
  }

  /// The choice for a visitor.
  func choice(for visitor: Visitor) -> Choice {
    known.choice(for: visitor.languages) {
      let locale = LanguageMatch.locale(for: visitor.languages, among: available, source: source)
      let tag = LanguageMatch.best(for: visitor.languages, among: available) ?? source
      return Choice(
        locale: locale, tag: tag.replacingOccurrences(of: "_", with: "-"),
        isRightToLeft: Locale.Language(identifier: tag).characterDirection == .rightToLeft)
    }
  }
}

/// Choices that were made: most visitors ask for one of a few lists of languages.
private final class KnownChoices: Sendable {
  private let choices = Mutex<[[String]: ProgramLanguages.Choice]>([:])

  func choice(for languages: [String], _ make: () -> ProgramLanguages.Choice) -> ProgramLanguages.Choice {
    if let known = choices.withLock({ $0[languages] }) { return known }
    let made = make()
    choices.withLock { choices in
      if choices.count >= 500 { choices.removeAll() }
      choices[languages] = made
    }
    return made
  }
}

extension WebHostConfiguration {
  /// The languages that the program's resources have.
  var languages: ProgramLanguages {
    ProgramLanguages(available: resources.stringLocalizations, source: language)
  }

  /// What the program is called in a language: as its resources say, otherwise `title`.
  func title(in locale: Locale) -> String {
    let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { resources.localizedInfo($0, locale: locale) }
    return names.first ?? title
  }
}
