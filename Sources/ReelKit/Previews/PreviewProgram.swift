import Foundation

extension Program {
  /// The program that shows this one's previews: all its files but for where it begins.
  ///
  /// - Returns: nil where there is no preview.
  package func previews() -> Program? {
    var program = self
    var entries: [(PreviewSource.Entry, String)] = []
    for (number, source) in modules[0].sources.enumerated() {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      let made = PreviewSource(text, name: source.deletingPathExtension().lastPathComponent, number: number)
      if made.text != text { program.replacements[source.path] = made.text }
      entries += made.entries.map { ($0, source.path(from: root)) }
    }
    guard !entries.isEmpty else { return nil }
    let pages = entries.map { entry, file in
      "      _PreviewPage(\(quoted(entry.title)), file: \(quoted(file)), traits: [\(entry.traits)]) { \(entry.expression) },\n"
    }
    program.generated["ReelPreviews.swift"] = """
      // Made by reel of the program's previews.
      import SwiftUI

      @main
      struct ReelPreviews: App {
        var body: some Scene {
          WindowGroup {
            _PreviewBook([
      \(pages.joined())    ])
          }
        }
      }

      """
    program.tests = []
    return program
  }
}
