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
    var files = paths(in: try String(contentsOf: list, encoding: .utf8)).map { path in
      (path: path, text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }
    let classes = PackageModels(list: list, files: files)?.adding(to: files)
    for place in files.indices where files[place].path == classes?.path { files[place].text = classes?.text ?? "" }
    let resources = UndeclaredResources(list: list, files: files)
    try resources?.write()
    let added = resources?.adding(to: files)
    // A library that imports UIKit on some systems alone is taken as on a system without: its files must agree.
    let isForDevice = Self.isForDevice(files.map(\.text))
    let isWithCombine = files.contains { $0.text.contains("import Combine") }
    guard isForDevice || isWithCombine || added != nil || classes != nil else { return nil }
    for (number, (path, original)) in files.enumerated() {
      let more = added?.path == path ? added?.text : nil
      let derived = DerivedSource(package: more ?? original, isForDevice: isForDevice)?.text
      guard let text = derived ?? more ?? (classes?.path == path ? original : nil) else { continue }
      let file = folder.appendingPathComponent("\(number).swift")
      try LinkedFolder.write(text, to: file)
      overlay.roots.append(["type": "file", "name": path, "external-contents": file.path])
    }
    return try overlay.write()
  }

  /// Whether files of a library are for a device: one of them imports SwiftUI or UIKit whatever the system is, or is as a whole for iOS
  /// in a library that knows nothing of Linux.
  static func isForDevice(_ texts: [String]) -> Bool {
    if texts.contains(where: importsInterface) { return true }
    return texts.contains(where: isForDeviceAlone)
      && !texts.contains { $0.contains(#/\b(?:Linux|Glibc|FoundationNetworking)\b/#) }
  }

  /// Whether the first line that says something asks for iOS, and what shows something is imported there.
  private static func isForDeviceAlone(_ text: String) -> Bool {
    let first = text.firstMatch(of: #/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*#if\b(.*)\n((?:(?!\s*#e).*\n)*)/#)
    guard let first, first.1.contains("os(iOS)"), !first.1.contains("!") else { return false }
    return first.2.contains(#/(?m)^\s*(?:@\w+\s+)*import\s+(?:SwiftUI|UIKit)\b/#)
  }

  /// Whether a file imports SwiftUI or UIKit whatever the system is.
  static func importsInterface(_ text: String) -> Bool {
    var conditions: [Bool] = []
    for line in text.split(whereSeparator: \.isNewline) {
      // Systems of before Combine are none here.
      let line = line.drop(while: \.isWhitespace).replacing("os(iOS) && (arch(i386) || arch(arm))", with: "false")
      if line.hasPrefix("#if") {
        conditions.append(line.contains("os("))
      } else if line.hasPrefix("#else"), !conditions.isEmpty {
        conditions[conditions.count - 1] = conditions[conditions.count - 1] || line.contains("os(")
      } else if line.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if !conditions.contains(true),
        line.contains(#/^(?:@\w+\s+)*(?:(?:public|internal)\s+)?import\s+(?:SwiftUI|UIKit|CoreData)\b/#)
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
