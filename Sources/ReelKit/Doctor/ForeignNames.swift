import Foundation

/// Types that files declare which are left out of a build: the classes of Objective-C.
struct ForeignNames: Equatable {
  /// What to do about each, by its name.
  private(set) var advice: [String: String] = [:]

  /// Reads files; those that cannot be read declare nothing.
  init(_ files: [URL] = []) {
    for file in files {
      switch file.pathExtension.lowercased() {
      case "m", "mm":
        for match in Self.text(of: file).matches(of: #/@implementation\s+(\w+)/#) {
          advice[String(match.1)] = "it is written in Objective-C (\(file.lastPathComponent)): write it in Swift"
        }
      default: break
      }
    }
  }

  mutating func add(_ others: ForeignNames) { advice.merge(others.advice) { own, _ in own } }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
