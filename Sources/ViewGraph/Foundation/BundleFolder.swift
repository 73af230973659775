import Foundation

/// The folders that SwiftPM makes of resources.
enum BundleFolder {
  /// The folder of a module's resources in the folder of its executable; nil where it has none.
  static func resources(of module: String, beside folder: URL) -> URL? {
    let items = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return items?.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
      .min { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// A folder of links to everything in the resources, to the executable and to the folders of resources beside it; removed
  /// when the process ends. nil where there is no room for one.
  static func links(to executable: URL, _ resources: URL) -> URL? {
    let manager = FileManager.default
    // The process's own: whoever asks first may be a reader, whose folders go when they leave.
    let temporary = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let folder = URL(fileURLWithPath: temporary).appendingPathComponent("newsreel-\(UUID().uuidString)")
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      removal = folder.path
      atexit { BundleFolder.removal.map { _ = try? FileManager.default.removeItem(atPath: $0) } }
      let beside = try manager.contentsOfDirectory(
        at: executable.deletingLastPathComponent(), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "resources" }
      let inside = try manager.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
      for item in inside + beside + [executable] {
        let link = folder.appendingPathComponent(item.lastPathComponent)
        if manager.fileExists(atPath: link.path) { continue }
        try manager.createSymbolicLink(at: link, withDestinationURL: item)
      }
      return folder
    } catch {
      return nil
    }
  }

  /// Set once, before the process ends.
  nonisolated(unsafe) private static var removal: String?
}
