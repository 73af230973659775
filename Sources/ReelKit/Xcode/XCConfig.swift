import Foundation

/// A file of build settings: `NAME = value` in lines, `#include "other"`, and comments.
struct XCConfig {
  /// The settings, those of included files among them.
  let settings: [String: String]

  /// Reads a file. What it includes and is not there is left out, as `#include?` says.
  init(_ url: URL) {
    settings = Self.read(url, depth: 0)
  }

  private static func read(_ url: URL, depth: Int) -> [String: String] {
    guard depth < 10, let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = withoutComment(String(line)).trimmingCharacters(in: .whitespaces)
      if let match = line.firstMatch(of: #/^#include\??\s*"([^"]+)"/#) {
        let other = url.deletingLastPathComponent().appendingPathComponent(String(match.1)).standardizedFileURL
        for (name, value) in read(other, depth: depth + 1) { set(name, value, in: &settings) }
      } else if let match = line.wholeMatch(of: #/([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*=\s*(.*)/#) {
        let value = match.2.trimmingCharacters(in: .whitespaces)
        set(String(match.1), value.hasSuffix(";") ? String(value.dropLast()) : value, in: &settings)
      }
    }
    return settings
  }

  /// What is inherited may be of an included file, or of a line above; otherwise it is the layer's below.
  private static func set(_ name: String, _ value: String, in settings: inout [String: String]) {
    settings[name] = value.replacing("$(inherited)", with: settings[name] ?? "$(inherited)")
  }

  /// Xcode has no way to write two slashes into a value, so they always begin a comment.
  private static func withoutComment(_ line: String) -> String {
    line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
  }
}
