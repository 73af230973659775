import Foundation

/// Files of a package as the compiler is to see them: what imports SwiftUI or UIKit is compiled as for a device, with the lines that mean
/// nothing on Linux said differently. The compiler gets a table of files in the place of others, and names the originals.
package struct SourceOverlay {
  /// What the compiler is told: `-vfsoverlay`.
  private let table: URL
  private var roots: [[String: String]] = []

  /// Writes the files that differ beside a list of sources.
  ///
  /// - Parameter list: The list as SwiftPM gives it to the compiler: a path in each line, in quotes where it has spaces.
  /// - Returns: The table; nil where all files stay as they are.
  package static func write(for list: URL) throws -> URL? {
    var overlay = SourceOverlay(table: list.deletingLastPathComponent().appendingPathComponent("overlay.json"))
    let folder = list.deletingLastPathComponent().appendingPathComponent("derived")
    let files = paths(in: try String(contentsOf: list, encoding: .utf8)).map { path in
      (path: path, text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }
    let resources = UndeclaredResources(list: list, files: files)
    try resources?.write()
    let added = resources?.adding(to: files)
    // A library that imports UIKit on some systems alone is taken as on a system without: its files must agree.
    let isForDevice = files.contains { importsInterface($0.text) }
    guard isForDevice || added != nil else { return nil }
    for (number, (path, original)) in files.enumerated() {
      let more = added?.path == path ? added?.text : nil
      let derived = isForDevice ? DerivedSource(package: more ?? original)?.text : nil
      guard let text = derived ?? more else { continue }
      let file = folder.appendingPathComponent("\(number).swift")
      try LinkedFolder.write(text, to: file)
      overlay.roots.append(["type": "file", "name": path, "external-contents": file.path])
    }
    return try overlay.write()
  }

  /// Whether a file imports SwiftUI or UIKit whatever the system is.
  static func importsInterface(_ text: String) -> Bool {
    var conditions: [Bool] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#if") {
        conditions.append(line.contains("os("))
      } else if line.hasPrefix("#else"), !conditions.isEmpty {
        conditions[conditions.count - 1] = conditions[conditions.count - 1] || line.contains("os(")
      } else if line.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if !conditions.contains(true),
        line.contains(#/^(?:@\w+\s+)*(?:(?:public|internal)\s+)?import\s+(?:SwiftUI|UIKit)\b/#)
      {
        return true
      }
    }
    return false
  }

  private func write() throws -> URL? {
    if roots.isEmpty { return nil }
    let contents: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
    let data = try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys, .withoutEscapingSlashes])
    try LinkedFolder.write(String(decoding: data, as: UTF8.self), to: table)
    return table
  }

  /// The paths of a list.
  static func paths(in list: String) -> [String] {
    list.split(whereSeparator: \.isNewline).map { line in
      guard line.first == "'", line.last == "'", line.count > 1 else { return String(line) }
      return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
    }
  }
}
