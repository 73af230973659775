import Foundation

/// Finds the language that a reader is served best with, of those that a program speaks.
package enum LanguageMatch {
  /// The best of `available` for the reader's languages, the best of them first; nil where none is understood.
  ///
  /// A tag that is the same wins over one of the same language and script in another region, and an earlier language over
  /// a later one. Tags are compared with what they leave out filled in (Unicode's likely subtags), so that zh-TW is
  /// served zh-Hant and not zh-Hans.
  package static func best(for preferred: [String], among available: [String]) -> String? {
    let candidates = available.map { (name: $0, parts: parts($0)) }
    for tag in preferred {
      let wanted = parts(tag)
      let matching = candidates.filter { $0.parts.language == wanted.language && $0.parts.script == wanted.script }
      let sameRegion = matching.first { $0.parts.region == wanted.region }
      // Of several regions the one without any is meant for all others.
      if let match = sameRegion ?? matching.min(by: { $0.name.count < $1.name.count }) { return match.name }
    }
    return nil
  }

  /// The locale in which a program that speaks `available` shows itself: its best language, in the reader's region.
  ///
  /// With nothing that the reader understands it is `source`. Without a region in any of their languages it is the one
  /// where the first of them is spoken most.
  package static func locale(for preferred: [String], among available: [String], source: String) -> Locale {
    let language = best(for: preferred, among: available.isEmpty ? [source] : available) ?? source
    let wanted = parts(language)
    let tags = preferred.map { (given: Locale.Language(identifier: $0), filled: parts($0)) }
    let own = tags.first { $0.filled.language == wanted.language && $0.given.region != nil }?.filled.region
    let region =
      own ?? tags.lazy.compactMap { $0.given.region == nil ? nil : $0.filled.region }.first
      ?? tags.first?.filled.region ?? wanted.region
    let tag = language.replacingOccurrences(of: "_", with: "-")
    guard let region, Locale.Language(identifier: tag).region == nil else { return Locale(identifier: tag) }
    return Locale(identifier: "\(tag)_\(region)")
  }

  private static func parts(_ tag: String) -> (language: String?, script: String?, region: String?) {
    let full = Locale.Language(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    return (full.languageCode?.identifier, full.script?.identifier, full.region?.identifier)
  }
}
