import Foundation

/// The schemes of projects: people know what they run by the name of its scheme.
enum XcodeScheme {
  /// The target that a scheme runs; nil where there is no scheme of that name.
  static func target(of scheme: String, in projects: [XcodeProject]) -> String? {
    let places = projects.flatMap { project in
      [project.url.appendingPathComponent("xcshareddata")] + users(of: project.url.appendingPathComponent("xcuserdata"))
    }
    for place in places {
      let file = place.appendingPathComponent("xcschemes/\(scheme).xcscheme")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let launch = text.range(of: "<LaunchAction").map { text[$0.lowerBound...] } ?? text[...]
      for part in [launch, text[...]] {
        if let match = part.firstMatch(of: #/BlueprintName\s*=\s*"([^"]+)"/#) { return String(match.1) }
      }
    }
    return nil
  }

  private static func users(of folder: URL) -> [URL] {
    folder.visibleNames.map { folder.appendingPathComponent($0) }
  }
}
