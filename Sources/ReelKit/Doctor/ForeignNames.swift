import Foundation

/// Types that files declare which are left out of a build: the classes of Objective-C, and those that Xcode makes of the entities of
/// Core Data models.
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
      case "xcdatamodeld", "xcdatamodel":
        for model in Self.models(in: file) {
          for match in Self.text(of: model).matches(of: #/<entity[^>]*\brepresentedClassName="(\w+)"[^>]*>/#)
          where String(match.0).contains("codeGenerationType=\"class\"") {
            advice[String(match.1)] =
              "Xcode makes it of a Core Data model (\(file.lastPathComponent)): write a class of your own that keeps it"
          }
        }
      default: break
      }
    }
  }

  mutating func add(_ others: ForeignNames) { advice.merge(others.advice) { own, _ in own } }

  private static func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The descriptions in a model, of which each version is a folder.
  private static func models(in model: URL) -> [URL] {
    let versions = model.visibleNames.filter { $0.hasSuffix(".xcdatamodel") }.map { model.appendingPathComponent($0) }
    return ([model] + versions).map { $0.appendingPathComponent("contents") }
  }
}
