import Foundation
import Synchronization

/// The string tables of a bundle, read once in a process.
final class StringTables: Sendable, Equatable {
  private static let known = Mutex<[String: StringTables]>([:])

  /// The tables of the program's own bundle.
  static let main = of(.main)

  private let root: URL
  private let localizations: [String]
  private let tables = Mutex<[String: [String: String]]>([:])

  static func of(_ bundle: Bundle?) -> StringTables {
    let root = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
    return known.withLock { known in
      if let tables = known[root.path] { return tables }
      let tables = StringTables(root: root)
      known[root.path] = tables
      return tables
    }
  }

  init(root: URL) {
    self.root = root
    let items = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    localizations = items.filter { $0.pathExtension == "lproj" }.map { $0.deletingPathExtension().lastPathComponent }
  }

  static func == (left: StringTables, right: StringTables) -> Bool { left === right }

  /// The text under a key; the key itself where there is none.
  func string(_ key: String, table: String?, locale: Locale) -> String {
    guard !localizations.isEmpty else { return key }
    let name = table ?? "Localizable"
    for localization in preferred(locale) {
      if let text = strings(name, localization)[key] { return text }
    }
    return key
  }

  private func preferred(_ locale: Locale) -> [String] {
    let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
    let language = identifier.split(separator: "-").first.map(String.init) ?? identifier
    let exact = localizations.filter { $0.replacingOccurrences(of: "_", with: "-") == identifier }
    return exact + [language, "Base", "en"].filter(localizations.contains)
  }

  private func strings(_ table: String, _ localization: String) -> [String: String] {
    let path = "\(localization).lproj/\(table).strings"
    return tables.withLock { known in
      if let strings = known[path] { return strings }
      let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
      let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      let strings = list as? [String: String] ?? [:]
      known[path] = strings
      return strings
    }
  }
}
