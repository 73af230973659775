import Foundation

extension URL {
  /// Whether a folder is there, behind links too.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether anything is there.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The names of what a folder has, sorted, hidden ones left out.
  package var visibleNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The path from a folder on where it lies in it, otherwise the whole.
  package func path(from folder: URL) -> String {
    let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
