import Foundation

/// A folder with files of text, for as long as the body runs.
func withFolder<R>(_ files: [String: String], _ body: (URL) throws -> R) throws -> R {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: root) }
  for (path, text) in files {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  return try body(root)
}
