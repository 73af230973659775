import Foundation
import Synchronization

/// The string tables of a bundle, read once in a process: string catalogues (`.xcstrings`), and `.strings` and
/// `.stringsdict` files in folders of their language (`.lproj`).
final class StringTables: Sendable, Equatable {
  private static let known = Mutex<[String: StringTables]>([:])

  /// The tables of the program's own bundle.
  static let main = of(.main)

  /// The languages that there are texts in, as their folders and catalogues call them.
  let localizations: [String]
  /// The language in which the program was written.
  let sourceLanguage: String
  private let root: URL
  private let catalogs: [String: StringCatalog]
  private let state = Mutex(State())

  private struct State {
    /// By the path of a file.
    var files: [String: [String: LocalizedEntry]] = [:]
    /// What languages are looked at for a locale, by its identifier.
    var preferred: [String: [String]] = [:]
  }

  static func of(_ bundle: Bundle?) -> StringTables {
    let bundle = bundle ?? .main
    let root = bundle.resourceURL ?? bundle.bundleURL
    return known.withLock { known in
      if let tables = known[root.path] { return tables }
      let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
      let tables = StringTables(root: root, language: region)
      known[root.path] = tables
      return tables
    }
  }

  /// - Parameters:
  ///   - root: The folder of the tables.
  ///   - language: What the program was written in where no catalogue says so.
  init(root: URL, language: String? = nil) {
    // Folders of packages' resources are links in the program's bundle, and what lists a folder does not follow a link to it.
    let root = root.resolvingSymlinksInPath()
    self.root = root
    let items = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    func names(_ type: String) -> [String] {
      items.filter { $0.pathExtension == type }.map { $0.deletingPathExtension().lastPathComponent }
    }
    catalogs = names("xcstrings").reduce(into: [:]) { catalogs, name in
      let data = FileManager.default.contents(atPath: root.appendingPathComponent("\(name).xcstrings").path)
      catalogs[name] = data.flatMap(StringCatalog.init)
    }
    sourceLanguage =
      catalogs["Localizable"]?.sourceLanguage ?? catalogs.values.first?.sourceLanguage ?? language ?? "en"
    var languages = Set(names("lproj")).union(catalogs.values.flatMap(\.languages))
    languages.remove("Base")
    localizations = languages.sorted()
  }

  static func == (left: StringTables, right: StringTables) -> Bool { left === right }

  /// The text under a key as a format for its values; the key itself where there is none.
  func format(_ key: LocalizedStringKey, table: String?, locale: Locale) -> String {
    localized(key, table: table, locale: locale).format
  }

  /// The text under a key with its values, and the language that it is in.
  func localized(_ key: LocalizedStringKey, table: String?, locale: Locale) -> LocalizedText {
    guard let (entry, language) = entry(key.key, table: table, locale: locale) else {
      return LocalizedText(format: key.fallback ?? key.key, arguments: key.arguments, language: sourceLanguage)
    }
    let format = entry.format(for: key.arguments, rules: PluralRules(language: language))
    return LocalizedText(format: format, arguments: key.arguments, language: language)
  }

  /// What a table says under a key, and in which language: the locale's, or the one that the program was written in.
  private func entry(_ key: String, table: String?, locale: Locale) -> (LocalizedEntry, language: String)? {
    guard !localizations.isEmpty else { return nil }
    let name = table ?? "Localizable"
    for language in preferred(locale) {
      if let entry = catalogs[name]?.entry(key, language) ?? file(name, language)[key] {
        return (entry, language == "Base" ? sourceLanguage : language)
      }
      // What the program was written in needs no entry.
      if language == sourceLanguage { return nil }
    }
    return nil
  }

  private func preferred(_ locale: Locale) -> [String] {
    state.withLock { state in
      if let known = state.preferred[locale.identifier] { return known }
      let best = LanguageMatch.best(for: [locale.identifier(.bcp47)], among: localizations)
      let fallbacks = [sourceLanguage, "Base", "en"].filter { $0 != best }
      let languages = (best.map { [$0] } ?? []) + fallbacks
      state.preferred[locale.identifier] = languages
      return languages
    }
  }

  private func file(_ table: String, _ language: String) -> [String: LocalizedEntry] {
    let path = "\(language).lproj/\(table)"
    return state.withLock { state in
      if let known = state.files[path] { return known }
      let base = root.appendingPathComponent(path).path
      let entries = StringsFile.read(base + ".strings").merging(StringsFile.readPlurals(base + ".stringsdict")) { $1 }
      state.files[path] = entries
      return entries
    }
  }
}
