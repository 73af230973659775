import Foundation

/// Tables in property lists: `.strings` and `.stringsdict`.
enum StringsFile {
  /// The texts of a `.strings` file; empty where there is none.
  static func read(_ path: String) -> [String: LocalizedEntry] {
    (list(path) as? [String: String] ?? [:]).mapValues { LocalizedEntry($0) }
  }

  /// The texts of a `.stringsdict` file; empty where there is none.
  static func readPlurals(_ path: String) -> [String: LocalizedEntry] {
    (list(path) as? [String: Any] ?? [:]).compactMapValues { item in
      guard let item = item as? [String: Any], let format = item["NSStringLocalizedFormatKey"] as? String else {
        return nil
      }
      let parts = item.compactMapValues { $0 as? [String: String] }
      return LocalizedEntry(format, substitutions: parts.compactMapValues(substitution))
    }
  }

  private static func substitution(_ part: [String: String]) -> LocalizedEntry.Substitution? {
    guard part["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" else { return nil }
    let forms = PluralCategory.allCases.reduce(into: [:]) { $0[$1] = part[$1.rawValue] }
    return LocalizedEntry.Substitution(specifier: part["NSStringFormatValueTypeKey"] ?? "d", forms: forms)
  }

  private static func list(_ path: String) -> Any? {
    FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
  }
}
